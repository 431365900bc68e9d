import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { clubDay, type LocalDate } from '../../../../kernel/dates.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { poundsOf } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { joining, touchEntry } from '../../../../platform/database/transact.ts'
import { hasOpenCheckout } from '../../../billing/payments/queries/ledger.server.ts'
import { replacementOf } from '../../../fees/model/plan.ts'
import { allPlans } from '../../../fees/queries/plans.server.ts'
import type { FeePlan } from '../../../fees/table.server.ts'
import { countries, members } from '../../../members/table.server.ts'
import { owesNothing } from '../../children/queries/fee-price.server.ts'
import { type Answered, answerTo, type MembershipChoice } from '../../model/registration.ts'
import { CHECKS } from '../../model/wording.ts'
import { paidFees } from '../../payment/queries/paid.server.ts'
import { hashOf, newToken } from '../../queries/access-token.server.ts'
import { settingsOf } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { followLater } from './follow-later.server.ts'
import { checksOf } from './save-checks.server.ts'

type Renewal = {
  memberId: string
  /** The account that confirms; null without one. */
  userId: string | null
  /** Who confirms for a minor. */
  guardian: { name: string; email: string } | undefined
  /** The id of the first registration of the same guardian, for the sibling price. */
  familyId: string | null
}

/**
 * Registers a member again, with the details in the member's record and the answers of the last registration, and
 * returns the id. Its fees are due as for a new registration; a running subscription continues. The caller must have
 * checked that the person who confirms may act for the member, and shown the terms (`CHECKS`).
 */
export async function renewRegistration(
  ctx: Ctx,
  tx: Tx,
  { memberId, userId, guardian, familyId }: Renewal,
): Promise<string> {
  const [member] = await tx
    .select({ record: members, country: countries.shortName })
    .from(members)
    .leftJoin(countries, eq(countries.id, members.countryId))
    .where(eq(members.id, memberId))
  if (!member) throw new NotFound()
  const isOfMember = and(eq(registrations.memberId, memberId), isNotNull(registrations.submittedAt))
  const [last] = await tx
    .select()
    .from(registrations)
    .where(isOfMember)
    .orderBy(desc(registrations.submittedAt))
    .limit(1)
  const { registerDetails } = await settingsOf(joining(ctx, tx))
  const now = ctx.clock.now()
  const id = newId()
  const { name, email } = member.record
  await tx.insert(registrations).values({
    id,
    tokenHash: hashOf(newToken()),
    name,
    email,
    questions: last?.questions ?? [],
    details: detailsOf(
      registerDetails,
      { ...member.record, country: member.country ?? '' },
      last?.details ?? [],
    ),
    checks: checksOf(new Set(CHECKS.map((check) => check.id))),
    memberships: renewedFees(last?.memberships ?? [], await allPlans(tx), clubDay(now)),
    guardianName: guardian?.name ?? '',
    guardianEmail: guardian?.email ?? '',
    guardianConsentAt: guardian ? now : null,
    submittedAt: now,
    familyId: guardian ? (familyId ?? id) : null,
    memberId,
    userId,
    createdAt: now,
    updatedAt: now,
  })
  await touchEntry(tx, 'registrations', id)
  await followLater(tx, id)
  return id
}

/** The fees of the last registration, or those that are on offer in their place. */
const renewedFees = (
  last: readonly MembershipChoice[],
  plans: readonly FeePlan[],
  today: LocalDate,
): MembershipChoice[] =>
  last.map((choice) => {
    const plan = replacementOf(choice.id, plans, today)
    if (!plan) return choice
    const { id, label, amount, period } = plan
    return { ...choice, id, value: { label, price: poundsOf(amount), period } }
  })

type Known = Pick<
  typeof members.$inferSelect,
  'name' | 'email' | 'phone' | 'bornOn' | 'gender' | 'address' | 'postcode'
> & { country: string }

const LEAGUES: Readonly<Record<string, string>> = { female: 'Women', male: 'Men' }

/** The answers for the form's details: from the record, or else from the last registration. */
function detailsOf(
  asked: readonly { id: string; label: string; type: string }[],
  { bornOn, gender, ...record }: Known,
  last: readonly Answered[],
): Answered[] {
  const known: Record<string, string> = {
    name: record.name,
    email: record.email,
    phone: record.phone,
    dob: bornOn ?? '',
    gender: LEAGUES[gender] ?? '',
    country: record.country,
    address: record.address,
    postcode: record.postcode,
  }
  return asked
    .filter(({ type }) => type !== 'file')
    .map(({ id, label }) => ({ id, label, value: known[id] || answerTo(last, id) }))
    .filter(({ value }) => value !== '')
}

/** Removes an unpaid registration. Returns false if something is paid or being paid: staff then refund it. */
export async function withdrawRenewal(tx: Tx, { clock }: Pick<Ctx, 'clock'>, id: string): Promise<boolean> {
  // Waits for a payment in cash or by bank transfer that is being recorded.
  await tx.select({ id: registrations.id }).from(registrations).where(eq(registrations.id, id)).for('update')
  if (await hasOpenCheckout(tx, id)) return false
  const { registration, partPaid } = await paidFees(tx, id)
  if (registration || partPaid) return false
  const { rowCount } = await tx
    .update(registrations)
    .set({ removedAt: clock.now() })
    .where(
      and(
        eq(registrations.id, id),
        // A fee of nothing counts as paid.
        (await owesNothing(tx, id)) ? undefined : eq(registrations.registrationPaid, false),
        eq(registrations.subscriptionPaid, false),
      ),
    )
  if (rowCount) await touchEntry(tx, 'registrations', id)
  return Boolean(rowCount)
}
