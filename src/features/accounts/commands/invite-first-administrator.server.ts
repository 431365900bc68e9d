import { eq, sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { userRoles, users } from '../table.server.ts'
import { registerUser } from './register-user.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'actor' | 'pages'>

/**
 * Gives a club without an administrator its first one, by invitation link. Refuses when there is one already, so that
 * the setting may stay where it is. For the product's own start: throws Forbidden for anybody else.
 */
export async function inviteFirstAdministrator(
  ctx: Needs,
  email: string,
): Promise<Outcome<{ email: string }, { reason: 'HAS_ADMINISTRATOR' }>> {
  const [administrator] = await ctx.db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'administrator'))
    .limit(1)
  if (administrator) return refused('HAS_ADMINISTRATOR')
  await registerUser(ctx, { email })
  const invited = ctx.db
    .select({ userId: users.id, role: sql<'administrator'>`'administrator'`.as('role') })
    .from(users)
    .where(eq(users.email, email))
  await ctx.db.insert(userRoles).select(invited)
  return done({ email })
}
