import { and, eq, gt, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import type { Ports } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { paths } from '../../../../web/paths.ts'
import { notify } from '../../../notifications/commands/notify.server.ts'
import { games } from '../../table.server.ts'
import { reminderEmail } from '../emails/squad-emails.tsx'
import { lockSquadGame } from '../internal/emailed-game.server.ts'
import { answerAddress } from '../queries/answer-link.server.ts'
import { gameCallUps } from '../table.server.ts'

const DAY_MS = 86_400_000
type Needs = Pick<Ports, 'db' | 'clock' | 'config' | 'club' | 'secret'>

/** Called up, not yet reminded, and not declined. */
const isWaiting = and(
  isNotNull(gameCallUps.calledUpAt),
  isNull(gameCallUps.remindedAt),
  or(isNull(gameCallUps.answer), ne(gameCallUps.answer, 'declined')),
)

/** Reminds each player once of a game that begins within a day, unless they declined. Returns the number of e-mails. */
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
      .returning({ memberId: gameCallUps.memberId })
    return notify(ctx, tx, {
      kind: 'game',
      key: `game-reminder:${gameId}:${game.startsAt.getTime()}`,
      memberIds: reminded.map(({ memberId }) => memberId),
      path: paths.memberGame(gameId),
      linksUntil: game.startsAt,
      compose: (reader) => {
        const url = answerAddress(
          ctx,
          game,
          reader.people.map(({ memberId }) => memberId),
        )
        return reminderEmail({ game, ofClub: ctx.club.teamNames, reader, url })
      },
    })
  })
