import { and, eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { hasEmail } from '../../../accounts/queries/has-email.server.ts'
import { users } from '../../../accounts/table.server.ts'
import { canManageMembers } from '../../policy.ts'
import { type AddGuardian, addGuardian } from './add-guardian.server.ts'
import { type InviteGuardian, inviteGuardian } from './invite-guardian.server.ts'

export type AddGuardianByEmail = Outcome<
  /**
   * ADDED: the account with this address is now a guardian. INVITED: there was no account, so an invitation was sent.
   */
  { how: 'ADDED' | 'INVITED' },
  Extract<AddGuardian, { ok: false }> | Extract<InviteGuardian, { ok: false }>
>

/**
 * Makes the account with this address a guardian of a child, or invites the address. Throws Forbidden unless the
 * caller is an administrator, NotFound for an unknown child.
 */
export async function addGuardianByEmail(
  ctx: Ctx,
  memberId: string,
  email: string,
): Promise<AddGuardianByEmail> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  if (!isId(memberId)) throw new NotFound()
  const [account] = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(hasEmail(email), eq(users.emailVerified, true)))
  if (!account) {
    const invited = await inviteGuardian(ctx, memberId, email)
    return invited.ok ? done({ how: 'INVITED' as const }) : invited
  }
  const added = await transact(ctx, (tx) => addGuardian(ctx, tx, { memberId, account }))
  if (added.ok) return done({ how: 'ADDED' as const })
  if (added.reason === 'UNKNOWN') throw new NotFound()
  return refused(added.reason)
}
