import { and, eq, isNotNull } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Ports } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { changedGameEmail } from '../emails/squad-emails.tsx'
import { lockSquadGame } from '../internal/emailed-game.server.ts'
import { hasNotDeclined } from '../internal/has-not-declined.server.ts'
import { notifySquad } from '../internal/notify-squad.server.ts'
import { announcedFacts, changesSince } from '../model/announced.ts'
import { gameAnswers, gameCallUps, gameSquads } from '../table.server.ts'

/**
 * Notifies the called-up players of changes to their game since their last notification. After a move to another day,
 * the squad stays the same but earlier answers no longer count. Returns the number of players notified.
 */
export function announceChanges(
  ctx: Pick<Ports, 'db' | 'clock' | 'config' | 'club' | 'secret'>,
  { gameId, startedAt }: { gameId: string; startedAt: Date },
): Promise<number> {
  return transact({ db: ctx.db, pages: NO_PAGES }, async (tx) => {
    const game = await lockSquadGame(tx, gameId)
    if (!game) return 0
    const isOtherDay = clubDay(game.startsAt) !== clubDay(startedAt)
    if (isOtherDay) await forgetAnswers(tx, gameId)
    if (!game.announced) return 0
    const now = announcedFacts(game)
    const changes = changesSince(game.announced, now)
    if (game.status === 'scheduled' || changes.length > 0)
      await tx.update(gameSquads).set({ announced: now }).where(eq(gameSquads.gameId, gameId))
    if (changes.length === 0 || game.startsAt <= ctx.clock.now()) return 0
    const isMoved = game.announced.startsAt !== now.startsAt
    return notifySquad(ctx, tx, game, {
      key: `game-changed:${gameId}:${ctx.clock.now().getTime()}`,
      players: await concernedPlayers(tx, gameId, isMoved),
      isImportant: true,
      compose: (about) =>
        changedGameEmail({ ...about, changes, mustConfirm: isOtherDay && game.status === 'scheduled' }),
    })
  })
}

/** Those who were called up. Those who declined are concerned only if the game moves: they may have time now. */
const concernedPlayers = (tx: Tx, gameId: string, isMoved: boolean) =>
  tx
    .select({ memberId: gameCallUps.memberId })
    .from(gameCallUps)
    .where(
      and(
        eq(gameCallUps.gameId, gameId),
        isNotNull(gameCallUps.calledUpAt),
        isMoved ? undefined : hasNotDeclined,
      ),
    )

async function forgetAnswers(tx: Tx, gameId: string): Promise<void> {
  await tx.delete(gameAnswers).where(eq(gameAnswers.gameId, gameId))
  await tx
    .update(gameCallUps)
    .set({ answer: null, answeredAt: null, answeredBy: null, remindedAt: null })
    .where(eq(gameCallUps.gameId, gameId))
}
