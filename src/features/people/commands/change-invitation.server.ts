import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { type Outcome, refused } from '../../../kernel/outcome.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { deleteInvitedUser } from '../../accounts/invitations/commands/delete-invited-user.server.ts'
import { sendInvitationAgain } from '../../accounts/invitations/commands/send-invitation-again.server.ts'
import { isUnder16 } from '../../members/queries/under-16.server.ts'
import { members } from '../../members/table.server.ts'
import { canManagePeople } from '../policy.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'actor' | 'pages'>

/** ACCEPTED: the person has already chosen a password. */
export type ChangeInvitation = Outcome<{ email: string }, { reason: 'ACCEPTED' }>
/** UNDER_16: the login would be that of a child under 16. */
export type ResendInvitation = Outcome<{ email: string }, { reason: 'ACCEPTED' | 'UNDER_16' }>

/**
 * E-mails the invitation again with a new link, which replaces the earlier one. Throws Forbidden unless the caller is
 * an administrator, NotFound for an unknown person.
 */
export async function resendInvitation(ctx: Needs, userId: string): Promise<ResendInvitation> {
  requireAdministratorAndId(ctx, userId)
  return transact(ctx, async (tx) => {
    const [member] = await tx.select({ id: members.id }).from(members).where(eq(members.userId, userId))
    if (member && (await isUnder16(tx, ctx, member.id))) return refused('UNDER_16')
    const sent = await sendInvitationAgain(ctx, tx, userId)
    if (sent.ok) await audit(tx, ctx, { action: 'users.resend-invitation', subject: `users/${userId}` })
    return sent
  })
}

/**
 * Deletes the account of a person who has not accepted the invitation, so that its link stops working. Throws like
 * `resendInvitation`.
 */
export async function revokeInvitation(ctx: Needs, userId: string): Promise<ChangeInvitation> {
  requireAdministratorAndId(ctx, userId)
  return transact(ctx, async (tx) => {
    const deleted = await deleteInvitedUser(tx, userId)
    if (deleted.ok) await audit(tx, ctx, { action: 'users.revoke-invitation', subject: `users/${userId}` })
    return deleted
  })
}

function requireAdministratorAndId({ actor }: Needs, userId: string): void {
  if (!canManagePeople(actor)) throw new Forbidden()
  if (!isId(userId)) throw new NotFound()
}
