import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { guardianInvitations, guardians } from '../../family/table.server.ts'

/** Deletes the guardians and invitations of a member who is being erased or merged. The guardians' logins are kept. */
export async function deleteGuardians(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(guardians).where(eq(guardians.memberId, memberId))
  await tx.delete(guardianInvitations).where(eq(guardianInvitations.memberId, memberId))
}
