import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { clubDay, clubInstant, type LocalDate, longDate } from '../../../../kernel/dates.ts'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { folded, listWords } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Due } from '../../../billing/payments/model.ts'
import { type Balance, ownBalance } from '../../../billing/payments/queries/balance.server.ts'
import { amountPer } from '../../../billing/prices/model.ts'
import { ownRests } from '../../../events/booking/queries/rests.server.ts'
import { isDueOn, nextInWords, nextOf, sumOfOpen } from '../../../fees/model/instalments.ts'
import { sentence } from '../../../fees/model/reason.ts'
import { firstNameOf } from '../../../members/model/member.ts'
import { ownMemberIds } from '../../../members/policy.ts'
import { type FamilyLine, hasSiblingPrice } from '../../children/model/family-fees.ts'
import type { FeeLine } from '../../children/model/fee-line.ts'
import { SUBSCRIPTION } from '../../model/registration.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { choiceValue, type Offer } from '../model/offers.ts'
import { type FeeGroup, type PayingView, payingView } from './paying.server.ts'

type Fees = Extract<PayingView, { state: 'fees' }>

type Reads = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock' | 'payments' | 'log' | 'club' | 'secret'>

/** More registrations than any family has. */
const MOST = 20

/**
 * Returns everything the logged-in user owes or has started to pay (registration fees, invoices, orders and events),
 * and what is collected automatically. Undefined for a visitor.
 */
export async function ownDues(ctx: Reads): Promise<Balance | undefined> {
  if (ctx.actor.kind !== 'user') return undefined
  const [fees, rests, balance] = await Promise.all([feesDue(ctx), restsDue(ctx), ownBalance(ctx)])
  return { ...balance, dues: [...fees, ...rests, ...balance.dues] }
}

/** The rests of bookings with a deposit. */
const restsDue = async (ctx: Reads): Promise<Due[]> =>
  (await ownRests(ctx)).map(({ id, event, rest, dueAt, path }) => ({
    ...{ id, what: `${event}, rest`, price: formatPence(rest), owed: rest, dueAt },
    pay: path === undefined ? undefined : { href: path, label: `Pay ${formatPence(rest)}` },
  }))

async function feesDue(ctx: Reads): Promise<Due[]> {
  const unpaid = (await newestOfEach(ctx)).filter(
    ({ registrationPaid, subscriptionPaid }) => !(registrationPaid && subscriptionPaid),
  )
  const found = await Promise.all(
    unpaid.map(async (registration) => dueOf(ctx, registration, await payingView(ctx, registration, true))),
  )
  return found.filter((due) => due !== undefined)
}

/** The newest registration of each person in this account. Older ones have been settled or abandoned. */
async function newestOfEach({ db, actor }: Reads): Promise<Registration[]> {
  if (actor.kind !== 'user') return []
  const mine = or(
    eq(registrations.userId, actor.userId),
    inArray(registrations.memberId, ownMemberIds(actor)),
  )
  const found = await db
    .select()
    .from(registrations)
    .where(and(mine, isNotNull(registrations.submittedAt), isNull(registrations.removedAt)))
    .orderBy(desc(registrations.submittedAt), desc(registrations.id))
    .limit(MOST)
  return [...Map.groupBy(found, ({ name }) => folded(name)).values()].flatMap((same) => same.slice(0, 1))
}

function dueOf({ actor, clock }: Reads, { id, name }: Registration, view: PayingView): Due | undefined {
  if (view.state !== 'fees' || actor.kind !== 'user') return undefined
  const whose = folded(name) === folded(actor.name) ? '' : ` for ${firstNameOf(name)}`
  const href = `${SUBSCRIPTION}?step=process&id=${id}`
  if (view.registration.due) {
    const line = view.family?.find((one) => one.id === id)
    const today = clubDay(clock.now())
    if (line?.instalments.some(({ of }) => of > 1))
      return { id, what: `Registration fee${whose}`, ...instalmentsDue(line, view, today, href) }
    const offer = defaultOffer(view.registration)
    const own = line ?? offer
    const price = own ? formatPence(own.amount) : 'Choose your fee'
    const label = own ? `Pay ${price}` : 'Choose and pay'
    const owed = own?.amount ?? pence(0)
    const reason = line ? reasonFor(line) : offer && sentence(offer.reason)
    return {
      id,
      what: `Registration fee${whose}`,
      price,
      ...(reason && { reason }),
      owed,
      dueAt: null,
      pay: { href, label },
    }
  }
  // Former members are not asked to subscribe again.
  if (!view.subscription.due || (actor.memberId && !actor.isMember)) return undefined
  const plan = defaultOffer(view.subscription)
  const price = plan ? `${plan.label}, ${amountPer(plan.amount, plan.period)}` : 'Not started yet'
  const pay = { href, label: 'Start the subscription' }
  return { id, what: `Subscription${whose}`, price, owed: pence(0), dueAt: null, pay }
}

/** What is due of a fee in instalments, and when the rest is. */
function instalmentsDue(line: FeeLine, view: Fees, today: LocalDate, href: string): Omit<Due, 'id' | 'what'> {
  const next = nextOf(line.instalments, today)
  const [first] = next
  const later = line.instalments.filter((one) => !next.includes(one))
  const then = later.map(({ open, on }) => `${formatPence(open)} on ${on ? longDate(on) : 'registration'}`)
  const rest = then.length > 0 && `Then ${listWords(then)}.`
  const isDue = first !== undefined && isDueOn(first, today)
  const isAlone = view.family?.filter(({ paid }) => !paid).length === 1
  const fields = { seen: String(view.left), next: String(sumOfOpen(next)) }
  return {
    price: `${formatPence(sumOfOpen(next))}${isDue ? ' due now' : ''}`,
    reason: [rest, reasonFor(line)].filter(Boolean).join(' '),
    owed: line.amount,
    dueAt: !isDue && first?.on ? clubInstant(first.on, '12:00') : null,
    // Children of one form are paid for together: their page shows the sums first.
    pay: { href, label: `Pay ${formatPence(sumOfOpen(next))}` },
    ...(isAlone &&
      later.length > 0 && {
        choices: [
          {
            label: `Pay ${nextInWords(next, today)}: ${formatPence(sumOfOpen(next))}`,
            fields: { ...fields, pay: 'next' },
          },
          { label: `Pay it all now: ${formatPence(line.amount)}`, fields: { ...fields, pay: 'all' } },
        ],
      }),
  }
}

function reasonFor(line: FamilyLine): string {
  const sibling =
    hasSiblingPrice(line) &&
    `This is the sibling price instead of ${formatPence(line.full)}, because another child of your family pays in full.`
  const most = line.cap && `Your family pays at most ${formatPence(line.cap)} for it this season.`
  const agreed =
    line.isAgreed && !line.cap && `This is the price we agreed with you instead of ${formatPence(line.full)}.`
  const before = line.paidBefore > 0 && `You have already paid ${formatPence(line.paidBefore)} of it.`
  return [sentence(line.reason), agreed, most, sibling, before].filter(Boolean).join(' ')
}

/** The fee chosen during registration, or the only one. */
function defaultOffer({ offers, chosen }: FeeGroup): Offer | undefined {
  if (offers.length === 1) return offers[0]
  return chosen ? offers.find((offer) => choiceValue(offer) === chosen) : undefined
}
