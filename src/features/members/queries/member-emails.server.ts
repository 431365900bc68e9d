import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mailsTo } from '../../../platform/email/sent-to.ts'
import { canManageMembers } from '../policy.ts'
import type { AdminMember } from './member-admin.server.ts'

/**
 * The e-mails to a member, their guardian and their account, 400 at most. Throws Forbidden unless the caller is an
 * administrator.
 */
export async function memberEmails(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { email, guardianEmail, account }: Pick<AdminMember, 'email' | 'guardianEmail' | 'account'>,
) {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  const addresses = [email, guardianEmail, account?.email ?? ''].filter(Boolean)
  return addresses.length > 0 ? mailsTo(ctx, [...new Set(addresses)]) : []
}
