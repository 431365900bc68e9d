import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { ownMemberId } from '../../../members/policy.ts'
import { games } from '../../table.server.ts'
import { gameAnswers, gameCallUps } from '../table.server.ts'

const game = { startsAt: games.startsAt, homeTeam: games.homeTeam, awayTeam: games.awayTeam }

/** Lists the logged-in member's answers and call-ups, for the export of their data. */
export async function ownGameAnswers({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const memberId = ownMemberId(actor)
  if (!memberId) return { availability: [], callUps: [] }
  const availability = await db
    .select({ ...game, answer: gameAnswers.answer, answeredAt: gameAnswers.answeredAt })
    .from(gameAnswers)
    .innerJoin(games, eq(games.id, gameAnswers.gameId))
    .where(eq(gameAnswers.memberId, memberId))
    .orderBy(asc(games.startsAt))
  const callUps = await db
    .select({
      ...game,
      position: gameCallUps.position,
      shirtNumber: gameCallUps.shirtNumber,
      calledUpAt: gameCallUps.calledUpAt,
      answer: gameCallUps.answer,
      answeredAt: gameCallUps.answeredAt,
    })
    .from(gameCallUps)
    .innerJoin(games, eq(games.id, gameCallUps.gameId))
    .where(eq(gameCallUps.memberId, memberId))
    .orderBy(asc(games.startsAt))
  return { availability, callUps }
}
