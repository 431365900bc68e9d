import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { users } from '../table.server.ts'
import { registerUser } from './register-user.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'secret' | 'actor' | 'pages'>

/**
 * Gives a club without an administrator its first one, by invitation link. Refuses when there is one already, so that
 * the setting may stay where it is. For the product's own start: throws Forbidden for anybody else.
 */
export async function inviteFirstAdministrator(
  ctx: Needs,
  email: string,
): Promise<Outcome<{ email: string }, { reason: 'HAS_ADMINISTRATOR' }>> {
  const [administrator] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'administrator'))
    .limit(1)
  if (administrator) return refused('HAS_ADMINISTRATOR')
  await registerUser(ctx, { email })
  await ctx.db.update(users).set({ role: 'administrator' }).where(eq(users.email, email))
  return done({ email })
}
