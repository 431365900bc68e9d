import { eq } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../table.server.ts'

/**
 * A member as if they asked themselves, for work on their behalf by who runs the machine; undefined for an unknown
 * one. Who has no account gets an id that nobody has, and the rights of a member.
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
    role: 'member',
    memberId,
    isMember: member.active,
  }
}
