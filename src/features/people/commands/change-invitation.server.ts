import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { eraseAccount } from '../../accounts/commands/erase-account.server.ts'
import { inviteByEmail } from '../../accounts/commands/invite-by-email.server.ts'
import { credentials, users } from '../../accounts/table.server.ts'
import { canManagePeople } from '../policy.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'actor' | 'pages'>

/** ACCEPTED: the person has already chosen a password. */
export type ChangeInvitation = Outcome<{ email: string }, { reason: 'ACCEPTED' }>

/**
 * E-mails the invitation again, with a new link; the earlier link stops working. Throws Forbidden unless the caller is
 * an administrator, NotFound for an unknown person.
 */
export async function resendInvitation(ctx: Needs, userId: string): Promise<ChangeInvitation> {
  return changeInvitation(ctx, userId, async (tx, { email, name }) => {
    await inviteByEmail(ctx, tx, { email, name })
    await audit(tx, ctx, { action: 'users.resend-invitation', subject: `users/${userId}` })
  })
}

/** Deletes the account of a person who has not accepted the invitation; its link stops working. Throws as above. */
export async function revokeInvitation(ctx: Needs, userId: string): Promise<ChangeInvitation> {
  return changeInvitation(ctx, userId, async (tx) => {
    await eraseAccount(tx, userId)
    await audit(tx, ctx, { action: 'users.revoke-invitation', subject: `users/${userId}` })
  })
}

async function changeInvitation(
  ctx: Needs,
  userId: string,
  change: (tx: Tx, invited: { email: string; name: string }) => Promise<void>,
): Promise<ChangeInvitation> {
  if (!canManagePeople(ctx.actor)) throw new Forbidden()
  if (!isId(userId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    // The lock makes an acceptance at the same moment wait, or be seen.
    const [invited] = await tx
      .select({ email: users.email, name: users.name, confirmed: users.emailVerified })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (!invited) throw new NotFound()
    const hasPassword = (await tx.$count(credentials, eq(credentials.userId, userId))) > 0
    if (invited.confirmed || hasPassword) return refused('ACCEPTED')
    await change(tx, invited)
    return done({ email: invited.email })
  })
}
