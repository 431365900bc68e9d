import { eq } from 'drizzle-orm'
import { createUser, type NewUser } from '../../src/features/accounts/commands/create-user.server.ts'
import { users } from '../../src/features/accounts/table.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { setCoachedTeams } from '../../src/features/teams/commands/set-coached-teams.server.ts'
import { teams as allTeams } from '../../src/features/teams/table.server.ts'
import type { Role } from '../../src/kernel/actor.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { transact } from '../../src/platform/database/transact.ts'

export type User = typeof users.$inferSelect
export type UserFacts = Partial<NewUser> & {
  /** A single role, as a shorter form of `roles`. */
  role?: Role
  /** The member record of this account. */
  member?: { id: string; name?: string }
  /** The teams of a coach; all existing teams by default. */
  teams?: readonly { id: string }[]
  /** False: the invitation has not been accepted yet. */
  confirmed?: boolean
}

/** Adds a user: confirmed, with the role member, and without a member record or password by default. */
export async function aUser(ctx: Ctx, facts: UserFacts = {}): Promise<User> {
  const { member, confirmed = true, role, teams, ...given } = facts
  return transact(ctx, async (tx) => {
    const { id } = await createUser(ctx, tx, {
      email: `user-${newId()}@example.org`,
      name: member?.name ?? 'Jo Throw',
      ...(role && role !== 'member' && { roles: [role] }),
      ...given,
    })
    const [user] = await tx
      .update(users)
      .set({ emailVerified: confirmed })
      .where(eq(users.id, id))
      .returning()
    if (!user) throw new Error('the user was not added')
    if (role === 'coach' || given.roles?.includes('coach')) {
      const coached = teams ?? (await tx.select({ id: allTeams.id }).from(allTeams))
      await setCoachedTeams(
        tx,
        id,
        coached.map((team) => team.id),
      )
    }
    if (member) await tx.update(members).set({ userId: id }).where(eq(members.id, member.id))
    return user
  })
}
