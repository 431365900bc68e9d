import { and, eq, gt, lt } from 'drizzle-orm'
import { members, memberTeams } from '../../src/features/members/table.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import {
  sessionAnswers,
  sessionAttendance,
  sessionTeams,
  sessionTrialists,
  trainingSessions,
} from '../../src/features/trainings/sessions/table.server.ts'
import { addDays, clubDay } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** One in this many players has been absent for several weeks. */
const MISSING = 11
const MISSING_WEEKS = 4
const ROWS = 1000

const TRIALISTS = [
  {
    ...{ youth: false, name: 'Nadia Rahman', email: 'nadia@example.org', age: 24 },
    experience: 'Played at school, or long ago',
  },
  {
    ...{ youth: true, name: 'Zayn', email: 'karim.haddad@example.org', age: 13 },
    experience: 'Never played',
  },
]

/** Creates the attendance of past sessions, answers for next week, a cancelled session and two free sessions. */
export async function seedAttendance(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const people = await peopleByTeam(ctx)
  await seedMarks(ctx, people, now)
  await seedAnswers(ctx, people, now)
  await seedCancelled(ctx, now)
  await seedTrialists(ctx, now)
}

type People = Map<string, { memberId: string; index: number }[]>

async function peopleByTeam({ db }: Ctx): Promise<People> {
  const found = await db
    .select({ memberId: members.id, teamId: memberTeams.teamId })
    .from(memberTeams)
    .innerJoin(members, eq(members.id, memberTeams.memberId))
    .where(eq(members.active, true))
    .orderBy(members.id)
  const numbered = found.map((one, index) => ({ ...one, index }))
  return Map.groupBy(numbered, ({ teamId }) => teamId)
}

const sessionsWhere = ({ db }: Ctx, isPast: boolean, now: Date) =>
  db
    .select({ id: trainingSessions.id, startsAt: trainingSessions.startsAt, teamId: sessionTeams.teamId })
    .from(trainingSessions)
    .innerJoin(sessionTeams, eq(sessionTeams.sessionId, trainingSessions.id))
    .where(isPast ? lt(trainingSessions.startsAt, now) : gt(trainingSessions.startsAt, now))
    .orderBy(trainingSessions.startsAt)

async function seedMarks(ctx: Ctx, people: People, now: Date): Promise<void> {
  const sessions = await sessionsWhere(ctx, true, now)
  const marks = sessions.flatMap(({ id, startsAt, teamId }, nth) =>
    (people.get(teamId) ?? []).map(({ memberId, index }) => {
      const weeksAgo = (now.getTime() - startsAt.getTime()) / WEEK_MS
      const isMissing = index % MISSING === 3 && weeksAgo < MISSING_WEEKS
      const state = isMissing ? ('absent' as const) : stateOf(index * 7 + nth * 3)
      return { sessionId: id, memberId, state, markedAt: startsAt, markId: newId() }
    }),
  )
  for (let at = 0; at < marks.length; at += ROWS)
    await ctx.db.insert(sessionAttendance).values(marks.slice(at, at + ROWS))
}

function stateOf(luck: number): 'present' | 'late' | 'absent' | 'injured' {
  if (luck % 5 === 0) return 'absent'
  if (luck % 13 === 0) return 'late'
  return luck % 29 === 0 ? 'injured' : 'present'
}

async function seedAnswers(ctx: Ctx, people: People, now: Date): Promise<void> {
  const week = (await sessionsWhere(ctx, false, now)).filter(
    ({ startsAt }) => startsAt.getTime() < now.getTime() + WEEK_MS,
  )
  const answers = week.flatMap(({ id, teamId }, nth) =>
    (people.get(teamId) ?? []).flatMap(({ memberId, index }) => {
      const luck = (index * 5 + nth * 2) % 9
      if (luck < 3) return []
      const answer = luck === 3 ? ('no' as const) : luck === 4 ? ('maybe' as const) : ('yes' as const)
      const note = luck === 3 ? 'Exams' : luck === 4 ? 'Depends on the train' : ''
      return [{ sessionId: id, memberId, answer, note, answeredAt: new Date(now.getTime() - DAY_MS) }]
    }),
  )
  if (answers.length > 0) await ctx.db.insert(sessionAnswers).values(answers)
}

/** Cancels one session with a direct write, because the command would send e-mails to the demo's mailbox. */
async function seedCancelled(ctx: Ctx, now: Date): Promise<void> {
  const next = addDays(clubDay(now), 2)
  const found = (await sessionsWhere(ctx, false, now)).find(({ startsAt }) => clubDay(startsAt) >= next)
  if (!found) return
  await ctx.db
    .update(trainingSessions)
    .set({ status: 'cancelled', reason: 'The hall is booked for exams' })
    .where(eq(trainingSessions.id, found.id))
}

/** Two people on a free session: an adult with a team of adults, and a child with the under-16s. */
async function seedTrialists(ctx: Ctx, now: Date): Promise<void> {
  const coming = await ctx.db
    .select({ id: trainingSessions.id, youth: teams.youth })
    .from(trainingSessions)
    .innerJoin(sessionTeams, eq(sessionTeams.sessionId, trainingSessions.id))
    .innerJoin(teams, eq(teams.id, sessionTeams.teamId))
    .where(and(gt(trainingSessions.startsAt, now), eq(trainingSessions.status, 'scheduled')))
    .orderBy(trainingSessions.startsAt)
  const trialists = TRIALISTS.flatMap(({ youth, ...trialist }) => {
    const session = coming.find((one) => one.youth === youth)
    return session ? [{ ...trialist, sessionId: session.id }] : []
  })
  if (trialists.length > 0) await ctx.db.insert(sessionTrialists).values(trialists)
}
