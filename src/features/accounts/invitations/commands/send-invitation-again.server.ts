import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { lockPendingInvitation, type PendingInvitation } from '../internal/pending-invitation.server.ts'
import { inviteByEmail } from './invite-by-email.server.ts'

/**
 * E-mails an invitation again with a new link, which replaces the earlier one. Throws NotFound for an unknown user.
 * The caller has checked the permission and writes the audit log.
 */
export async function sendInvitationAgain(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>,
  tx: Tx,
  userId: string,
): Promise<PendingInvitation> {
  const invited = await lockPendingInvitation(tx, userId)
  if (invited.ok) await inviteByEmail(ctx, tx, { email: invited.email, name: invited.name })
  return invited
}
