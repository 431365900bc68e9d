import { eq } from 'drizzle-orm'
import { hasRole } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { emailResetLink } from '../../../accounts/passwords/commands/email-reset-link.server.ts'
import { users } from '../../../accounts/table.server.ts'
import { members } from '../../table.server.ts'
import { guardianOfLogin } from '../queries/guardian-of-login.server.ts'

export type SendResetLink = Outcome<object, { reason: 'NO_ACCOUNT' }>

/**
 * E-mails a member a link to set their own password; administrators cannot set one for them. Throws Forbidden unless
 * the caller is an administrator, NotFound for an unknown member.
 */
export async function sendResetLink(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'actor' | 'pages'>,
  memberId: string,
): Promise<SendResetLink> {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const [member] = await tx
      .select({ user: { id: users.id, name: users.name, email: users.email } })
      .from(members)
      .leftJoin(users, eq(users.id, members.userId))
      .where(eq(members.id, memberId))
    if (!member) throw new NotFound()
    if (!member.user) return refused('NO_ACCOUNT')
    await emailResetLink(ctx, tx, member.user, await guardianOfLogin(ctx)(tx, member.user.id))
    await audit(tx, ctx, { action: 'members.send-reset-link', subject: `members/${memberId}` })
    return done({})
  })
}
