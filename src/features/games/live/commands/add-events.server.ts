import { eq } from 'drizzle-orm'
import { SYSTEM } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { joining, touch, transact } from '../../../../platform/database/transact.ts'
import { recordResult } from '../../commands/record-result.server.ts'
import { reopenGame } from '../../commands/reopen-game.server.ts'
import { games } from '../../table.server.ts'
import { MAX_EVENTS } from '../model/match-event.ts'
import { matchState } from '../model/match-state.ts'
import { matchTag } from '../model/match-tag.ts'
import { eventsOf } from '../queries/match.server.ts'
import { tableAccess } from '../queries/table-link.server.ts'
import type { SentEvents } from '../schema.ts'
import { matchEvents } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'secret'>

/** `isRecorded` is false if the game is cancelled, so that its final score could not become the result. */
export type AddEvents = Outcome<{ isRecorded: boolean }, { reason: 'FULL' | 'UNKNOWN_UNDO' }>

/**
 * Records events of a game. Events that are already stored are skipped, so a phone can safely send them again. The
 * final whistle records the result, and undoing it removes the result. Throws Forbidden without the link to this game's
 * scorer's table, NotFound for an unknown game.
 */
export async function addEvents(
  ctx: Needs,
  { gameId, token, sentAt, events }: SentEvents & { gameId: string; token: string },
): Promise<AddEvents> {
  if (!isId(gameId)) throw new NotFound()
  const now = ctx.clock.now().getTime()
  // Times are corrected because a phone's clock may be minutes off.
  const happenedAt = (at: number) => new Date(Math.min(now, at + now - sentAt))
  return transact(ctx, async (tx) => {
    const [game] = await tx.select().from(games).where(eq(games.id, gameId)).for('update')
    if (!game) throw new NotFound()
    if (tableAccess(ctx, game, token) !== 'open') throw new Forbidden()
    const before = await eventsOf(tx, gameId)
    if (before.length + events.length > MAX_EVENTS) return refused('FULL')
    const known = new Set([...before, ...events].map(({ id }) => id))
    if (events.some(({ undoes }) => undoes && !known.has(undoes))) return refused('UNKNOWN_UNDO')
    const added = await tx
      .insert(matchEvents)
      .values(events.map(({ at, ...event }) => ({ ...event, gameId, happenedAt: happenedAt(at) })))
      .onConflictDoNothing()
      .returning({ id: matchEvents.id })
    if (added.length === 0) return done({ isRecorded: true })
    await touch(tx, matchTag(gameId))
    const state = matchState(await eventsOf(tx, gameId))
    const product = { ...joining(ctx, tx), actor: SYSTEM }
    if (state.phase === 'ended') {
      const score = { homeScore: state.home.goals, awayScore: state.away.goals }
      const recorded = await recordResult(product, { gameId, ...score })
      return done({ isRecorded: recorded.ok })
    }
    if (matchState(before).phase === 'ended') await reopenGame(product, { gameId })
    return done({ isRecorded: true })
  })
}
