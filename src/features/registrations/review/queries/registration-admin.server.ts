import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { adultBirthday, clubDay } from '../../../../kernel/dates.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { users } from '../../../accounts/table.server.ts'
import { paymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { subscriptionLine } from '../../../billing/subscriptions/admin/subscription-line.ts'
import { subscriptionsOfRegistration } from '../../../billing/subscriptions/queries/subscriptions.server.ts'
import { members } from '../../../members/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { feePriceOf } from '../../children/queries/fee-price.server.ts'
import { inWords, questionsInWords } from '../../form/queries/view.server.ts'
import { isMinor } from '../../model/registration.ts'
import { paidFees } from '../../payment/queries/paid.server.ts'
import { type Registration, settingsOf } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { isSubmitted, payment, requireManager, status } from './registration-facts.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/**
 * Finds a registration with everything that staff need. Throws Forbidden unless the actor is an administrator, NotFound
 * for an unknown, draft or removed registration. [ADM-026, resolutions E09]
 */
export async function adminRegistration(ctx: Reads, id: string) {
  requireManager(ctx)
  if (!isId(id)) throw new NotFound()
  const [one] = await ctx.db
    .select({
      registration: registrations,
      status,
      payment,
      member: {
        id: members.id,
        name: members.name,
        email: members.email,
        active: members.active,
        history: members.history,
        eha: members.ehaRegistered,
        since: members.createdAt,
      },
      team: teams.name,
      user: { email: users.email, confirmed: users.emailVerified },
    })
    .from(registrations)
    .leftJoin(members, eq(members.id, registrations.memberId))
    .leftJoin(users, eq(users.id, members.userId))
    .leftJoin(teams, eq(teams.id, members.teamId))
    .where(and(eq(registrations.id, id), isSubmitted))
  if (!one) throw new NotFound()
  const { registration, ...related } = one
  const settings = await settingsOf(ctx)
  return {
    ...related,
    id,
    name: registration.name,
    email: registration.email,
    createdAt: registration.createdAt,
    submittedAt: registration.submittedAt,
    minor: isMinor(registration.details, adultBirthday(clubDay(ctx.clock.now()))),
    questions: questionsInWords(settings, registration),
    details: inWords(settings, registration),
    checks: registration.checks,
    memberships: registration.memberships,
    guardianEmail: registration.guardianEmail,
    guardianConsentAt: registration.guardianConsentAt,
    hasCard: registration.studentCardId !== null,
    cardVerifiedAt: registration.studentCardVerifiedAt,
    registrationPaid: registration.registrationPaid,
    subscriptionPaid: registration.subscriptionPaid,
    feeOpen: await openFee(ctx, registration),
  }
}

/** What is to pay as the registration fee, as the payment page charges it; undefined if nothing is. */
async function openFee({ db }: Reads, { id, registrationPaid, memberships }: Registration) {
  const [fee] = memberships
  if (registrationPaid || !fee || fee.value.price === 0) return undefined
  return (await feePriceOf(db, id)) || undefined
}

export type AdminRegistration = Awaited<ReturnType<typeof adminRegistration>>

/** Lists the payments of a registration, including open and refunded ones, and its subscriptions. Throws Forbidden. */
export async function registrationMoney(ctx: Reads, id: string) {
  requireManager(ctx)
  const [fees, months, subscriptions] = await Promise.all([
    paymentsOf(ctx.db, 'registration', id),
    paymentsOf(ctx.db, 'subscription', id),
    subscriptionsOfRegistration(ctx.db, id),
  ])
  return { payments: [...fees, ...months], subscriptions: subscriptions.map(subscriptionLine) }
}

/**
 * The facts shown before a registration is removed: the person, the payment state, and whether its subscription is
 * running (a plan assigned to the member does not count). Throws like `adminRegistration`. [ADM-029]
 */
export async function removalOf(ctx: Reads, id: string) {
  const { name, email, payment, registrationPaid, member } = await adminRegistration(ctx, id)
  const isRunning = (await paidFees(ctx.db, id)).subscription !== undefined
  return { name, email, payment, registrationPaid, isRunning, member: member?.name }
}

/** Lists the other registrations of a member, newest first. [REG-037, resolutions E07] */
export async function otherRegistrations(ctx: Reads, memberId: string, id: string) {
  requireManager(ctx)
  return ctx.db
    .select({
      id: registrations.id,
      createdAt: registrations.createdAt,
      registrationPaid: registrations.registrationPaid,
      subscriptionPaid: registrations.subscriptionPaid,
      removedAt: registrations.removedAt,
    })
    .from(registrations)
    .where(
      and(
        eq(registrations.memberId, memberId),
        ne(registrations.id, id),
        isNotNull(registrations.submittedAt),
      ),
    )
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(50)
}
