import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { sessionTeams } from '../table.server.ts'

/** The ids of the active members of a session's teams. The caller must have checked the permission. */
export async function membersOfSession(db: Db | Tx, sessionId: string): Promise<string[]> {
  const ofTeams = db
    .select({ id: memberTeams.memberId })
    .from(memberTeams)
    .innerJoin(sessionTeams, eq(sessionTeams.teamId, memberTeams.teamId))
    .where(eq(sessionTeams.sessionId, sessionId))
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.active, true), inArray(members.id, ofTeams)))
  return found.map(({ id }) => id)
}
