import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { type Actor, coachedTeams, hasRole } from '../../../../kernel/actor.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { userRoles, users } from '../../../accounts/table.server.ts'
import { coachTeams, teams } from '../../../teams/table.server.ts'
import { canEditTrainings, canPlanFor } from '../../policy.ts'
import { venues } from '../../table.server.ts'
import { seriesCoaches, seriesTeams, trainingExceptions, trainingSeries } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>
type Named = { id: string; name: string }

export type Series = Awaited<ReturnType<typeof listSeries>>[number]
export type Exception = Awaited<ReturnType<typeof listExceptions>>[number]

/**
 * Lists the series of the caller's teams that have not ended before a day, by weekday; by default the current and
 * future ones. Throws Forbidden unless the caller coaches a team.
 */
export async function listSeries({ db, actor, clock }: Reads, since = clubDay(clock.now())) {
  if (!canEditTrainings(actor)) throw new Forbidden()
  const found = await db
    .select({
      ...facts,
      venue: sql<string>`coalesce(${venues.name}, ${trainingSeries.venueText})`,
    })
    .from(trainingSeries)
    .leftJoin(venues, eq(venues.id, trainingSeries.venueId))
    .where(and(gte(trainingSeries.lastOn, since), ofOwnTeams(db, actor)))
    .orderBy(asc(trainingSeries.weekday), asc(trainingSeries.startTime), asc(trainingSeries.id))
  return found.map((series) => ({
    ...series,
    canEdit: canPlanFor(
      actor,
      series.teams.map(({ id }) => id),
    ),
  }))
}

const teamsOfSeries = sql<Named[]>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.position, t.name), '[]')
  from ${seriesTeams} st join ${teams} t on t.id = st.team_id where st.series_id = ${trainingSeries}.id)`

const coachesOfSeries = sql<Named[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name), '[]')
  from ${seriesCoaches} sc join ${users} u on u.id = sc.user_id where sc.series_id = ${trainingSeries}.id)`

const facts = {
  id: trainingSeries.id,
  version: trainingSeries.version,
  weekday: trainingSeries.weekday,
  startTime: trainingSeries.startTime,
  endTime: trainingSeries.endTime,
  venueId: trainingSeries.venueId,
  venueText: trainingSeries.venueText,
  firstOn: trainingSeries.firstOn,
  lastOn: trainingSeries.lastOn,
  note: trainingSeries.note,
  askDays: trainingSeries.askDays,
  remindHours: trainingSeries.remindHours,
  teams: teamsOfSeries,
  coaches: coachesOfSeries,
}

function ofOwnTeams(db: Ctx['db'], actor: Actor) {
  const own = coachedTeams(actor)
  if (own === 'all') return undefined
  const ids = own.map(({ id }) => id)
  return inArray(
    trainingSeries.id,
    db.select({ id: seriesTeams.seriesId }).from(seriesTeams).where(inArray(seriesTeams.teamId, ids)),
  )
}

/**
 * Finds a series of the caller's teams; undefined for an unknown one. Throws Forbidden unless the caller coaches a
 * team.
 */
export async function findSeries({ db, actor }: Reads, id: string) {
  if (!canEditTrainings(actor)) throw new Forbidden()
  const [series] = await db.select(facts).from(trainingSeries).where(eq(trainingSeries.id, id))
  if (!series) return undefined
  if (
    !canPlanFor(
      actor,
      series.teams.map((team) => team.id),
    )
  )
    throw new Forbidden()
  return series
}

/** Returns the options of a training form: the caller's teams, the halls, and the people who may coach. */
export async function planChoices({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (!canEditTrainings(actor)) throw new Forbidden()
  const own = coachedTeams(actor)
  const mine =
    own === 'all'
      ? undefined
      : inArray(
          teams.id,
          own.map(({ id }) => id),
        )
  const [ofTeams, halls, coaches] = await Promise.all([
    db
      .select({ id: teams.id, name: teams.name })
      .from(teams)
      .where(and(eq(teams.active, true), mine))
      .orderBy(asc(teams.position), asc(teams.name)),
    db
      .select({ id: venues.id, name: venues.name })
      .from(venues)
      .orderBy(asc(venues.position), asc(venues.name)),
    db
      .selectDistinct({ id: users.id, name: users.name })
      .from(users)
      .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'coach')))
      .leftJoin(coachTeams, eq(coachTeams.userId, users.id))
      .leftJoin(teams, eq(teams.id, coachTeams.teamId))
      .where(mine)
      .orderBy(asc(users.name)),
  ])
  return { teams: ofTeams, halls, coaches }
}

/**
 * Lists the days without training from today on, of all series and of the caller's. Throws Forbidden unless the caller
 * coaches a team.
 */
export async function listExceptions({ db, actor, clock }: Reads) {
  if (!canEditTrainings(actor)) throw new Forbidden()
  const found = await db
    .select({
      id: trainingExceptions.id,
      seriesId: trainingExceptions.seriesId,
      firstOn: trainingExceptions.firstOn,
      lastOn: trainingExceptions.lastOn,
      reason: trainingExceptions.reason,
    })
    .from(trainingExceptions)
    .leftJoin(trainingSeries, eq(trainingSeries.id, trainingExceptions.seriesId))
    .where(
      and(
        gte(trainingExceptions.lastOn, clubDay(clock.now())),
        or(isNull(trainingExceptions.seriesId), ofOwnTeams(db, actor)),
      ),
    )
    .orderBy(asc(trainingExceptions.firstOn))
  const isAdministrator = hasRole(actor, 'administrator')
  return found.map((exception) => ({ ...exception, canEdit: exception.seriesId !== null || isAdministrator }))
}
