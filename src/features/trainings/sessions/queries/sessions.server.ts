import { and, asc, eq, exists, gt, gte, inArray, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { preparedOn } from '../../../../platform/database/prepared.ts'
import { memberTeams } from '../../../members/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { trainingSeries } from '../../series/table.server.ts'
import { venues } from '../../table.server.ts'
import { SESSIONS_TAG, type TrainingSession } from '../model/session.ts'
import { sessionTeams, trainingSessions } from '../table.server.ts'

const DAY_MS = 86_400_000

type Reads = Pick<Ctx, 'db' | 'pages'>

export type SessionFilter = {
  /** Only sessions of any of these teams. */
  teamIds?: readonly string[]
  /** Only sessions of any team of these members. */
  memberIds?: readonly string[]
  /** Only sessions in the hall with this name. */
  hall?: string
  /** Only sessions that end after this instant. */
  from: Date
  /** Only sessions that begin before this instant. */
  to: Date
  /** The maximum number of sessions. */
  limit?: number
}

/** Lists the sessions of active teams in a period, soonest first, including cancelled ones. Sessions are public. */
export async function sessionsBetween(
  ctx: Reads,
  { teamIds, memberIds, hall, from, to, limit = 5000 }: SessionFilter,
): Promise<TrainingSession[]> {
  ctx.pages.read(SESSIONS_TAG, 'teams', 'venues')
  const given = { teamIds, memberIds, hall }
  const found = await between(ctx.db, given).execute({
    ...given,
    from: from.toISOString(),
    dayBefore: new Date(from.getTime() - DAY_MS).toISOString(),
    to: to.toISOString(),
    limit,
  })
  return found.map(sessionOf)
}

type Given = Record<'teamIds' | 'memberIds', readonly string[] | undefined> & { hall: string | undefined }

const statements = preparedOn(() => new Map<string, ReturnType<typeof prepareBetween>>())

/** The statement for the filters that are given, prepared once for each database. */
function between(db: Db, given: Given) {
  const names = (['teamIds', 'memberIds', 'hall'] as const).filter((name) => given[name] !== undefined)
  const name = ['sessions_between', ...names].join('_')
  const known = statements(db)
  const statement = known.get(name) ?? prepareBetween(db, given, name)
  known.set(name, statement)
  return statement
}

const prepareBetween = (db: Db, given: Given, name: string) =>
  selectSessions(
    db,
    and(
      gte(trainingSessions.endsAt, instant('from')),
      // A session begins and ends on one day, so that the index leaves out all earlier ones.
      gt(trainingSessions.startsAt, instant('dayBefore')),
      lt(trainingSessions.startsAt, instant('to')),
      exists(ofTeams(db, given)),
      given.hall === undefined ? undefined : eq(hallName, sql.placeholder('hall')),
    ),
    sql.placeholder('limit'),
  ).prepare(name)

const instant = (name: string) => sql`${sql.placeholder(name)}::timestamptz`
const ids = (name: string) => sql`any(${sql.placeholder(name)}::uuid[])`

/** Finds one session; undefined for an unknown one. Sessions are public. */
export async function findSession(ctx: Reads, id: string): Promise<TrainingSession | undefined> {
  ctx.pages.read(SESSIONS_TAG, 'teams', 'venues')
  const [session] = await select(ctx.db, eq(trainingSessions.id, id), 1)
  return session
}

/** Finds one session inside a transaction, for commands. */
export async function sessionIn(tx: Db | Tx, id: string): Promise<TrainingSession | undefined> {
  const [session] = await select(tx, eq(trainingSessions.id, id), 1)
  return session
}

/** Lists some sessions inside a transaction, soonest first, for commands. */
export const sessionsIn = (tx: Tx, ids: readonly string[]): Promise<TrainingSession[]> =>
  select(tx, inArray(trainingSessions.id, [...ids]), ids.length)

/** Lists the future sessions of a series that were neither moved nor cancelled, soonest first, for commands. */
export const followingSessions = (tx: Tx, seriesId: string, now: Date): Promise<TrainingSession[]> =>
  select(
    tx,
    and(
      eq(trainingSessions.seriesId, seriesId),
      gt(trainingSessions.startsAt, now),
      eq(trainingSessions.status, 'scheduled'),
      eq(trainingSessions.moved, false),
    ),
    500,
  )

const hallName = sql<string>`coalesce(${venues.name}, ${trainingSessions.venueText})`

/** Matches the rows of `training_session_teams` for the wanted teams. */
const ofTeams = (db: Db, { teamIds, memberIds }: Given) =>
  db
    .select({ one: sql`1` })
    .from(sessionTeams)
    .innerJoin(teams, eq(teams.id, sessionTeams.teamId))
    .where(
      and(
        eq(sessionTeams.sessionId, trainingSessions.id),
        eq(teams.active, true),
        teamIds && sql`${teams.id} = ${ids('teamIds')}`,
        memberIds &&
          inArray(
            teams.id,
            db
              .select({ id: memberTeams.teamId })
              .from(memberTeams)
              .where(sql`${memberTeams.memberId} = ${ids('memberIds')}`),
          ),
      ),
    )

const teamsOfSession = sql<TrainingSession['teams']>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug)
    order by t.position, t.name), '[]')
  from ${sessionTeams} st join ${teams} t on t.id = st.team_id
  where st.session_id = ${trainingSessions.id} and t.active)`

const select = async (db: Db | Tx, where: SQL | undefined, limit: number): Promise<TrainingSession[]> =>
  (await selectSessions(db, where, limit)).map(sessionOf)

const selectSessions = (db: Db | Tx, where: SQL | undefined, limit: number | Placeholder) =>
  db
    .select({
      id: trainingSessions.id,
      startsAt: trainingSessions.startsAt,
      endsAt: trainingSessions.endsAt,
      status: trainingSessions.status,
      reason: trainingSessions.reason,
      moved: trainingSessions.moved,
      version: trainingSessions.version,
      updatedAt: trainingSessions.updatedAt,
      restored: trainingSessions.restored,
      teams: teamsOfSession,
      note: sql<string>`coalesce(${trainingSeries.note}, '')`,
      venueId: trainingSessions.venueId,
      venueName: hallName,
      address: sql<string>`coalesce(${venues.address}, '')`,
      googleUrl: sql<string>`coalesce(${venues.googleUrl}, '')`,
    })
    .from(trainingSessions)
    .leftJoin(trainingSeries, eq(trainingSeries.id, trainingSessions.seriesId))
    .leftJoin(venues, eq(venues.id, trainingSessions.venueId))
    .where(where)
    .orderBy(asc(trainingSessions.startsAt), asc(trainingSessions.id))
    .limit(limit)

type Row = Awaited<ReturnType<typeof selectSessions>>[number]

const sessionOf = ({ venueId, venueName, address, googleUrl, ...session }: Row): TrainingSession => ({
  ...session,
  day: clubDay(session.startsAt),
  venue: venueName ? { id: venueId, name: venueName, address, googleUrl } : undefined,
})
