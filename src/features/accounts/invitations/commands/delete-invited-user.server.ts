import type { Tx } from '../../../../platform/database/database.ts'
import { eraseAccount } from '../../commands/erase-account.server.ts'
import { lockPendingInvitation, type PendingInvitation } from '../internal/pending-invitation.server.ts'

/**
 * Deletes the account of a user who has not accepted the invitation, so that its link stops working. Throws NotFound
 * for an unknown user. The caller has checked the permission and writes the audit log.
 */
export async function deleteInvitedUser(tx: Tx, userId: string): Promise<PendingInvitation> {
  const invited = await lockPendingInvitation(tx, userId)
  if (invited.ok) await eraseAccount(tx, userId)
  return invited
}
