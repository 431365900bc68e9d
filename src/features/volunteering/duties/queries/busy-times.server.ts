import { and, eq, gt, sql } from 'drizzle-orm'
import { clubLocale } from '../../../../kernel/locale.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { gameAnswers } from '../../../games/squad/table.server.ts'
import { games } from '../../../games/table.server.ts'
import { memberTeams } from '../../../members/table.server.ts'
import { sessionAnswers, sessionTeams, trainingSessions } from '../../../trainings/sessions/table.server.ts'
import { duties, dutyHelpers } from '../table.server.ts'
import { isOn } from './duties.server.ts'

type Reads = Pick<Ctx, 'db' | 'clock'>
export type BusyTime = { startsAt: Date; endsAt: Date }

/** A player is busy from arriving at a game until its end. */
const BEFORE_GAME = sql`interval '45 minutes'`
const AFTER_GAME = sql`interval '105 minutes'`

/**
 * When members cannot take a duty, by member: while their teams play or train, while they have another duty, and on a
 * day for which they have said that they do not come. The caller must have checked the permission.
 */
export async function busyTimes(ctx: Reads): Promise<Map<string, BusyTime[]>> {
  const found = await Promise.all([playing(ctx), training(ctx), helping(ctx), awayFromGame(ctx), away(ctx)])
  const times = found.flat().map(({ memberId, startsAt, endsAt }) => ({
    memberId,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
  return Map.groupBy(times, ({ memberId }) => memberId)
}

const playing = ({ db, clock }: Reads) =>
  db
    .select({
      memberId: memberTeams.memberId,
      startsAt: sql<string>`${games.startsAt} - ${BEFORE_GAME}`,
      endsAt: sql<string>`${games.startsAt} + ${AFTER_GAME}`,
    })
    .from(games)
    .innerJoin(memberTeams, eq(memberTeams.teamId, games.teamId))
    .where(and(gt(games.startsAt, clock.now()), eq(games.status, 'scheduled')))

const training = ({ db, clock }: Reads) =>
  db
    .select({
      memberId: memberTeams.memberId,
      startsAt: trainingSessions.startsAt,
      endsAt: trainingSessions.endsAt,
    })
    .from(trainingSessions)
    .innerJoin(sessionTeams, eq(sessionTeams.sessionId, trainingSessions.id))
    .innerJoin(memberTeams, eq(memberTeams.teamId, sessionTeams.teamId))
    .where(and(gt(trainingSessions.startsAt, clock.now()), eq(trainingSessions.status, 'scheduled')))

const helping = ({ db, clock }: Reads) =>
  db
    .select({ memberId: dutyHelpers.memberId, startsAt: duties.startsAt, endsAt: duties.endsAt })
    .from(dutyHelpers)
    .innerJoin(duties, eq(duties.id, dutyHelpers.dutyId))
    .where(and(isOn, gt(duties.endsAt, clock.now())))

/** The whole day of an instant at the club. */
const dayOf = (startsAt: typeof games.startsAt | typeof trainingSessions.startsAt) => {
  const day = sql`date_trunc('day', ${startsAt}, ${clubLocale().timeZone})`
  return { startsAt: sql<string>`${day}`, endsAt: sql<string>`${day} + interval '1 day'` }
}

const awayFromGame = ({ db, clock }: Reads) =>
  db
    .select({ memberId: gameAnswers.memberId, ...dayOf(games.startsAt) })
    .from(gameAnswers)
    .innerJoin(games, eq(games.id, gameAnswers.gameId))
    .where(and(eq(gameAnswers.answer, 'not'), gt(games.startsAt, clock.now())))

const away = ({ db, clock }: Reads) =>
  db
    .select({ memberId: sessionAnswers.memberId, ...dayOf(trainingSessions.startsAt) })
    .from(sessionAnswers)
    .innerJoin(trainingSessions, eq(trainingSessions.id, sessionAnswers.sessionId))
    .where(and(eq(sessionAnswers.answer, 'no'), gt(trainingSessions.startsAt, clock.now())))
