import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { type Limit, spend } from '../../../platform/limits/limits.ts'
import { paths } from '../../../web/paths.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { wrongCodesEmail, wrongPasswordsEmail } from '../../emails/emails/account.tsx'
import { users } from '../table.server.ts'

/** At most one warning of each kind a day. */
const WARNINGS: Limit = { name: 'login-warning', points: 1, seconds: 86_400 }

/**
 * Warns the owner of an account by e-mail about wrong passwords, or about wrong codes after the right password. Sends
 * each warning at most once a day, and only to confirmed accounts.
 */
export async function warnAccountOwner(
  ctx: Pick<Ctx, 'db' | 'config' | 'club' | 'pages'>,
  { account, knowsPassword }: { account: string; knowsPassword: boolean },
): Promise<void> {
  const [user] = await ctx.db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.email, account), eq(users.emailVerified, true)))
  if (!user) return
  const key = knowsPassword ? `${account} codes` : account
  if (!(await spend(ctx.db, WARNINGS, key)).allowed) return
  const url = new URL(`${paths.access}?mode=reset`, ctx.config.publicUrl).href
  const write = knowsPassword ? wrongCodesEmail : wrongPasswordsEmail
  const message = write({ club: ctx.club.name, name: user.name, url })
  await transact(ctx, (tx) => sendEmail(ctx, tx, { to: mailAddress(user.email, user.name) }, message))
}
