import { eq } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../table.server.ts'

/**
 * Returns an actor with the rights of this member, for work that the operator does on their behalf; undefined for an
 * unknown member. A member without an account gets an unused user id.
 */
export async function actorOfMember(
  db: Db,
  memberId: string,
): Promise<Extract<Actor, { kind: 'user' }> | undefined> {
  const [found] = await db
    .select({ member: members, user: users })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .where(eq(members.id, memberId))
  if (!found) return undefined
  const { member, user } = found
  return {
    kind: 'user',
    userId: user?.id ?? newId(),
    name: user?.name ?? member.name,
    email: user?.email ?? member.email,
    roles: [],
    teams: [],
    memberId,
    people: member.active ? [{ memberId, firstName: member.firstName, isSelf: true }] : [],
    isMember: member.active,
  }
}
