import { eq, sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { userRoles, users } from '../../table.server.ts'
import { registerUser } from './register-user.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'actor' | 'pages'>

/**
 * Invites the first administrator of a club. Refuses if there is one already, so that the setting can stay in place.
 * Called when the server starts; throws Forbidden for any other caller.
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
