import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Ports } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { games } from '../../table.server.ts'
import { reminderEmail } from '../emails/squad-emails.tsx'
import { lockSquadGame } from '../internal/emailed-game.server.ts'
import { hasNotDeclined } from '../internal/has-not-declined.server.ts'
import { notifySquad } from '../internal/notify-squad.server.ts'
import { gameCallUps } from '../table.server.ts'

const DAY_MS = 86_400_000
type Needs = Pick<Ports, 'db' | 'clock' | 'config' | 'club' | 'secret'>

/** Called up, not yet reminded, and not declined. */
const isWaiting = and(isNotNull(gameCallUps.calledUpAt), isNull(gameCallUps.remindedAt), hasNotDeclined)

/**
 * Reminds each player once of a game that begins within a day, unless they declined, and asks for missing answers.
 * Returns the number of e-mails.
 */
export async function remindSquads(ctx: Needs): Promise<number> {
  const now = ctx.clock.now()
  const isDue = and(
    isWaiting,
    eq(games.status, 'scheduled'),
    gt(games.startsAt, now),
    lte(games.startsAt, new Date(now.getTime() + DAY_MS)),
  )
  const due = await ctx.db
    .selectDistinct({ id: games.id })
    .from(games)
    .innerJoin(gameCallUps, eq(gameCallUps.gameId, games.id))
    .where(isDue)
  let sent = 0
  for (const { id } of due) sent += await remindSquad(ctx, id)
  return sent
}

const remindSquad = (ctx: Needs, gameId: string): Promise<number> =>
  transact({ db: ctx.db, pages: NO_PAGES }, async (tx) => {
    const game = await lockSquadGame(tx, gameId)
    if (!game) return 0
    const reminded = await tx
      .update(gameCallUps)
      .set({ remindedAt: ctx.clock.now() })
      .where(and(eq(gameCallUps.gameId, gameId), isWaiting))
      .returning({ memberId: gameCallUps.memberId, answer: gameCallUps.answer })
    const silent = new Set(reminded.flatMap(({ memberId, answer }) => (answer ? [] : [memberId])))
    return notifySquad(ctx, tx, game, {
      key: `game-reminder:${gameId}:${game.startsAt.getTime()}`,
      players: reminded,
      compose: (about) => reminderEmail({ ...about, silent }),
    })
  })
