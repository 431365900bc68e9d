import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type AddressProblem, problemsOf } from '../../../platform/email/address-problems.ts'
import { canManageMembers } from '../policy.ts'
import type { AdminMember } from './member-admin.server.ts'

/**
 * Finds what is wrong with the addresses of a member, their guardian and their account. Throws Forbidden unless the
 * caller is an administrator.
 */
export async function failingEmails(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { email, guardianEmail, account }: Pick<AdminMember, 'email' | 'guardianEmail' | 'account'>,
): Promise<AddressProblem[]> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  return problemsOf(ctx.db, [email, guardianEmail, account?.email ?? ''])
}
