import { and, eq, isNull } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { callUpEmail } from '../emails/squad-emails.tsx'
import { lockSquadGame } from '../internal/emailed-game.server.ts'
import { notifySquad } from '../internal/notify-squad.server.ts'
import { announcedFacts } from '../model/announced.ts'
import { canPickSquad } from '../policy.ts'
import { gameCallUps, gameSquads } from '../table.server.ts'
import type { SquadCtx } from './save-squad.server.ts'

const DAY_MS = 86_400_000

/**
 * Calls up the players of the squad who have not been called up yet, and notifies them or their guardians. Refuses a
 * game that has begun or does not take place, and a squad without new players. Throws Forbidden unless the caller
 * coaches the team or is an administrator.
 */
export function callUp(
  ctx: SquadCtx,
  gameId: string,
): Promise<Outcome<{ players: number }, { reason: 'NOT_COMING' | 'NOBODY_NEW' }>> {
  if (!isId(gameId)) throw new NotFound()
  const now = ctx.clock.now()
  return transact(ctx, async (tx) => {
    const game = await lockSquadGame(tx, gameId)
    if (!game) throw new NotFound()
    if (!canPickSquad(ctx.actor, game.teamId)) throw new Forbidden()
    if (game.startsAt <= now || game.status !== 'scheduled') return refused('NOT_COMING')
    // No reminder is sent if the call-up is within a day of the game.
    const remindedAt = game.startsAt.getTime() - now.getTime() <= DAY_MS ? now : null
    const called = await tx
      .update(gameCallUps)
      .set({ calledUpAt: now, remindedAt })
      .where(and(eq(gameCallUps.gameId, gameId), isNull(gameCallUps.calledUpAt)))
      .returning({ memberId: gameCallUps.memberId })
    if (called.length === 0) return refused('NOBODY_NEW')
    // A job notifies the other players of changes.
    if (!game.announced)
      await tx
        .update(gameSquads)
        .set({ announced: announcedFacts(game) })
        .where(eq(gameSquads.gameId, gameId))
    await notifySquad(ctx, tx, game, {
      key: `game-call-up:${gameId}:${now.getTime()}`,
      players: called,
      isImportant: true,
      compose: callUpEmail,
    })
    await auditStaff(tx, ctx, {
      action: 'games.call-up',
      subject: `games/${gameId}`,
      facts: { players: called.length },
    })
    return done({ players: called.length })
  })
}
