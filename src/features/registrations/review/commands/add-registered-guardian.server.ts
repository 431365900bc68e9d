import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { joining } from '../../../../platform/database/transact.ts'
import { addGuardianByEmail } from '../../../members/guardians/commands/add-guardian-by-email.server.ts'
import { members } from '../../../members/table.server.ts'
import type { Registration } from '../../queries/registration.server.ts'

/**
 * Makes who has registered a child its guardian once staff have assigned the registration: the account with the
 * guardian's address, or an invitation to it. Anyone can type the name of a child, so a member that the club already
 * has gets a guardian only where its record names the same address. Where that is refused, the child has two guardians
 * or has come of age, and nothing changes.
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
