import { and, eq, inArray, isNull } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import {
  sessionAttendance,
  sessionMembers,
  sessionTeams,
  sessionTrialists,
  trainingSessions,
} from '../table.server.ts'

/** Returns the ids of the current active members of a session's teams. The caller must check permissions. */
export async function membersOfSession(db: Db | Tx, sessionId: string): Promise<string[]> {
  const found = await currentMembers(db, [sessionId])
  return found.map(({ memberId }) => memberId)
}

/** Selects the current active members of the teams of some sessions. */
export const currentMembers = (db: Db | Tx, sessionIds: readonly string[]) =>
  db
    .selectDistinct({ sessionId: sessionTeams.sessionId, memberId: memberTeams.memberId })
    .from(sessionTeams)
    .innerJoin(memberTeams, eq(memberTeams.teamId, sessionTeams.teamId))
    .innerJoin(members, and(eq(members.id, memberTeams.memberId), eq(members.active, true)))
    .where(inArray(sessionTeams.sessionId, [...sessionIds]))

/**
 * Returns the ids of the members on a session's list: those its teams had when it ended, or have now if it has not
 * ended, and everyone with a mark. The caller must check permissions.
 */
export async function listedMembers(db: Db | Tx, sessionId: string): Promise<string[]> {
  const [session] = await db
    .select({ id: trainingSessions.id })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.id, sessionId), isNull(trainingSessions.listedAt)))
  const marked = db
    .select({ id: sessionAttendance.memberId })
    .from(sessionAttendance)
    .where(eq(sessionAttendance.sessionId, sessionId))
  const kept = db
    .select({ id: sessionMembers.memberId })
    .from(sessionMembers)
    .where(eq(sessionMembers.sessionId, sessionId))
  const found = await union(marked, kept)
  const current = session ? await membersOfSession(db, sessionId) : []
  return [...new Set([...found.map(({ id }) => id), ...current])]
}

/** Lists the trialists who have booked a session. The caller must check permissions. */
export const trialistsOfSession = (
  db: Db | Tx,
  sessionId: string,
): Promise<{ name: string; email: string }[]> =>
  db
    .select({ name: sessionTrialists.name, email: sessionTrialists.email })
    .from(sessionTrialists)
    .where(eq(sessionTrialists.sessionId, sessionId))
