import { eq } from 'drizzle-orm'
import { clubDay } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteUnusedFile } from '../../../platform/files/unused.ts'
import type { LockedMember } from '../queries/lock-member.server.ts'
import { members, memberTeams } from '../table.server.ts'

const ANONYMISED = {
  userId: null,
  teamId: null,
  countryId: null,
  name: 'Former member',
  firstName: 'Former member',
  email: '',
  gender: '',
  active: false,
  ehaRegistered: false,
  ehaMid: '',
  ehaDocId: '',
  position: '',
  number: null,
  phone: '',
  address: '',
  postcode: '',
  heightCm: null,
  weightKg: null,
  student: false,
  history: '',
  imageId: null,
  listed: false,
  showsBornOn: false,
  showsPhotos: false,
  guardianName: '',
  guardianEmail: '',
  stripeId: null,
  stripeIdTest: null,
} as const

/**
 * Replaces everything in a member record that identifies the person. The record stays for the payments that refer to
 * it. A member who was a minor counts as a minor for another eighteen years, so that photographs of them do not become
 * more visible.
 */
export async function anonymiseMember(
  tx: Tx,
  { clock }: Pick<Ctx, 'clock'>,
  { id, minor, imageId }: LockedMember,
): Promise<void> {
  const bornOn = minor ? clubDay(clock.now()) : null
  await tx
    .update(members)
    .set({ ...ANONYMISED, bornOn, slug: `former-${id}`, slugBefore: null, updatedAt: clock.now() })
    .where(eq(members.id, id))
  await tx.delete(memberTeams).where(eq(memberTeams.memberId, id))
  if (imageId) await deleteUnusedFile(tx, imageId)
}
