import { eq, getTableColumns } from 'drizzle-orm'
import { SYSTEM } from '../../../kernel/actor.ts'
import { clubDay } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteUnusedFile } from '../../../platform/files/unused.ts'
import { isMinor, sightIn } from '../queries/visibility.server.ts'
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

/** A member that exists, under a lock, and whether it is a minor; undefined where there is none. */
export async function holdMember(tx: Tx, ctx: Pick<Ctx, 'clock'>, id: string) {
  const minor = isMinor(sightIn({ ...ctx, actor: SYSTEM }))
  const [member] = await tx
    .select({ ...getTableColumns(members), minor })
    .from(members)
    .where(eq(members.id, id))
    .for('update')
  return member
}

type Held = NonNullable<Awaited<ReturnType<typeof holdMember>>>

/**
 * Takes everything out of a member record that tells who it was. The record stays, for the payments that name it. Who
 * was a minor counts as one for eighteen years more: photographs that show them come to no more eyes than before.
 * [resolutions C02]
 */
export async function anonymiseMember(
  tx: Tx,
  { clock }: Pick<Ctx, 'clock'>,
  { id, minor, imageId }: Held,
): Promise<void> {
  const bornOn = minor ? clubDay(clock.now()) : null
  await tx
    .update(members)
    .set({ ...ANONYMISED, bornOn, slug: `former-${id}`, slugBefore: null, updatedAt: clock.now() })
    .where(eq(members.id, id))
  await tx.delete(memberTeams).where(eq(memberTeams.memberId, id))
  if (imageId) await deleteUnusedFile(tx, imageId)
}
