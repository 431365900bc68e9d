import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { joining } from '../../../../platform/database/transact.ts'
import { addGuardianByEmail } from '../../../members/guardians/commands/add-guardian-by-email.server.ts'
import { members } from '../../../members/table.server.ts'
import type { Registration } from '../../queries/registration.server.ts'

/**
 * Makes the person who registered a child its guardian, or invites them, when staff assign the registration. Because
 * anyone can type a child's name, an existing member gets the guardian only if the record already has that address.
 * Does nothing if the child already has two guardians or is of age.
 */
export async function addRegisteredGuardian(
  ctx: Ctx,
  tx: Tx,
  { familyId, guardianEmail }: Pick<Registration, 'familyId' | 'guardianEmail'>,
  memberId: string,
): Promise<void> {
  if (!familyId || !guardianEmail) return
  const [member] = await tx
    .select({ email: members.email, guardianEmail: members.guardianEmail })
    .from(members)
    .where(eq(members.id, memberId))
  const address = guardianEmail.toLowerCase()
  const isKnown = [member?.email, member?.guardianEmail].some((one) => one?.toLowerCase() === address)
  if (isKnown) await addGuardianByEmail(joining(ctx, tx), memberId, guardianEmail)
}
