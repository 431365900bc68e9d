import { and, eq, inArray } from 'drizzle-orm'
import { type Actor, accountOf, peopleOf } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { memberTeams } from '../../../members/table.server.ts'
import type { TrainingSession } from '../../sessions/model/session.ts'
import { findSession, sessionsBetween } from '../../sessions/queries/sessions.server.ts'
import { sessionAnswers } from '../../sessions/table.server.ts'
import type { OwnSession, PersonAnswer } from '../model/answer.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'actor'>

/** Lists the sessions in a period of all members that the reader acts for, soonest first, with their answers. */
export async function ownSessions(
  ctx: Reads,
  { from, to, limit }: { from: Date; to: Date; limit?: number },
): Promise<OwnSession[]> {
  const memberIds = peopleOf(ctx.actor).map(({ memberId }) => memberId)
  if (memberIds.length === 0) return []
  const sessions = await sessionsBetween(ctx, { memberIds, from, to, ...(limit !== undefined && { limit }) })
  return withAnswers(ctx.db, ctx.actor, sessions)
}

/**
 * Finds one session, with the answers of those of its members that the reader acts for; undefined for an unknown
 * session.
 */
export async function ownSession(ctx: Reads, id: string): Promise<OwnSession | undefined> {
  const session = await findSession(ctx, id)
  if (!session) return undefined
  const [own] = await withAnswers(ctx.db, ctx.actor, [session])
  return own
}

async function withAnswers(
  db: Db,
  actor: Actor,
  sessions: readonly TrainingSession[],
): Promise<OwnSession[]> {
  const people = peopleOf(actor)
  const ids = people.map(({ memberId }) => memberId)
  const [teamsOfPeople, answers] = await Promise.all([
    db
      .select({ memberId: memberTeams.memberId, teamId: memberTeams.teamId })
      .from(memberTeams)
      .where(inArray(memberTeams.memberId, ids)),
    answersOf(
      db,
      ids,
      sessions.map(({ id }) => id),
    ),
  ])
  const isIn = (memberId: string, { teams }: TrainingSession) =>
    teamsOfPeople.some((one) => one.memberId === memberId && teams.some(({ id }) => id === one.teamId))
  return sessions.map((session) => ({
    session,
    people: people
      .filter(({ memberId }) => isIn(memberId, session))
      .map((person): PersonAnswer => {
        const given = answers.find((one) => one.sessionId === session.id && one.memberId === person.memberId)
        return {
          ...person,
          answer: given?.answer,
          note: given?.note ?? '',
          answeredBy: given?.answeredBy ?? null,
          isOwnAnswer: given?.answeredById != null && given.answeredById === accountOf(actor),
        }
      }),
  }))
}

const answersOf = (db: Db, memberIds: string[], sessionIds: string[]) =>
  db
    .select({
      sessionId: sessionAnswers.sessionId,
      memberId: sessionAnswers.memberId,
      answer: sessionAnswers.answer,
      note: sessionAnswers.note,
      answeredBy: users.name,
      answeredById: sessionAnswers.answeredById,
    })
    .from(sessionAnswers)
    .leftJoin(users, eq(users.id, sessionAnswers.answeredById))
    .where(and(inArray(sessionAnswers.memberId, memberIds), inArray(sessionAnswers.sessionId, sessionIds)))
