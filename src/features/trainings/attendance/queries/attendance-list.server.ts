import { and, asc, eq, inArray } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { shownName, shownNameKey, sightIn } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import { ANSWER_WORDS } from '../../answers/model/answer.ts'
import { canEditSession } from '../../policy.ts'
import type { TrainingSession } from '../../sessions/model/session.ts'
import { listedMembers } from '../../sessions/queries/concerned.server.ts'
import { findSession } from '../../sessions/queries/sessions.server.ts'
import { sessionAnswers, sessionAttendance, sessionTrialists } from '../../sessions/table.server.ts'
import type { ListedPerson, StatesByPerson } from '../model/attendance.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>

/**
 * Lists the people of a session: trialists first, then the members of its teams by name, with their answers and marks.
 * A past session has the members that its teams had then. Undefined for an unknown session. Throws Forbidden unless the
 * caller coaches one of its teams.
 */
export async function attendanceList(
  ctx: Reads,
  sessionId: string,
): Promise<{ session: TrainingSession; people: ListedPerson[] } | undefined> {
  const session = await coachedSession(ctx, sessionId)
  if (!session) return undefined
  const [trialists, ofTeams, states] = await Promise.all([
    trialistsOf(ctx, sessionId),
    membersOf(ctx, sessionId),
    statesOf(ctx, sessionId),
  ])
  const people = [...trialists, ...ofTeams].map((one) => ({ ...one, state: states[one.person] }))
  return { session, people }
}

/** Returns the current marks of a session. Throws like `attendanceList`. */
export async function attendanceStates(ctx: Reads, sessionId: string): Promise<StatesByPerson> {
  await coachedSession(ctx, sessionId)
  return statesOf(ctx, sessionId)
}

async function coachedSession(ctx: Reads, id: string): Promise<TrainingSession | undefined> {
  const session = await findSession(ctx, id)
  if (
    session &&
    !canEditSession(
      ctx.actor,
      session.teams.map((team) => team.id),
    )
  )
    throw new Forbidden()
  return session
}

async function trialistsOf({ db }: Reads, sessionId: string) {
  const found = await db
    .select({
      id: sessionTrialists.id,
      name: sessionTrialists.name,
      age: sessionTrialists.age,
      experience: sessionTrialists.experience,
    })
    .from(sessionTrialists)
    .where(eq(sessionTrialists.sessionId, sessionId))
    .orderBy(asc(sessionTrialists.name))
  return found.map(({ id, name, age, experience }) => ({
    person: `trialist/${id}`,
    name,
    isTrialist: true,
    said: [`${age} years`, experience].filter(Boolean).join(', '),
    answer: 'yes' as const,
  }))
}

async function membersOf(ctx: Reads, sessionId: string) {
  const sight = sightIn(ctx)
  const found = await ctx.db
    .select({
      id: members.id,
      name: shownName(sight),
      answer: sessionAnswers.answer,
      note: sessionAnswers.note,
    })
    .from(members)
    .leftJoin(
      sessionAnswers,
      and(eq(sessionAnswers.memberId, members.id), eq(sessionAnswers.sessionId, sessionId)),
    )
    .where(inArray(members.id, await listedMembers(ctx.db, sessionId)))
    .orderBy(shownNameKey(sight))
  return found.map(({ id, name, answer, note }) => ({
    person: `member/${id}`,
    name,
    isTrialist: false,
    said: answer ? [ANSWER_WORDS[answer], note].filter(Boolean).join(': ') : '',
    answer: answer ?? undefined,
  }))
}

async function statesOf({ db }: Reads, sessionId: string): Promise<StatesByPerson> {
  const [ofMembers, ofTrialists] = await Promise.all([
    db
      .select({ id: sessionAttendance.memberId, state: sessionAttendance.state })
      .from(sessionAttendance)
      .where(eq(sessionAttendance.sessionId, sessionId)),
    db
      .select({ id: sessionTrialists.id, state: sessionTrialists.state })
      .from(sessionTrialists)
      .where(eq(sessionTrialists.sessionId, sessionId)),
  ])
  const marked = [
    ...ofMembers.map(({ id, state }) => [`member/${id}`, state] as const),
    ...ofTrialists.map(({ id, state }) => [`trialist/${id}`, state] as const),
  ]
  return Object.fromEntries(marked.flatMap(([person, state]) => (state === null ? [] : [[person, state]])))
}
