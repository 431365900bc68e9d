import type { Stripe } from 'stripe'
import { hasRole } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { penceOf, providerCurrency } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { callOnce } from '../../../../platform/payments/call-once.ts'
import { callAsStaff, PAGE_LIMITS, type ProviderResult } from '../../../../platform/payments/payments.ts'
import type { Fee, RegistrationFees } from '../../../fees/model/fees.ts'
import { forgetPrices } from '../queries/prices.server.ts'

type Needs = Pick<Ctx, 'payments' | 'clock' | 'log'>
type Recurrence = Stripe.PriceCreateParams.Recurring | undefined

const MAX_LISTED = 1000

/** A price that a fee has or had. */
export type FeePrice = { planId: string; priceId: string }

/** Does the same as `putPrices` for staff. Throws Forbidden unless the caller is an administrator. */
export async function priceFees(
  ctx: Needs & Pick<Ctx, 'actor'>,
  fees: RegistrationFees,
  removed: readonly string[] = [],
): Promise<ProviderResult<object>> {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  return putPrices(ctx, fees, removed)
}

/**
 * Creates the provider's price for each fee, found by the fee's id as its lookup key. Prices are immutable, so a
 * change of amount or period creates a new price; running subscriptions keep the old one. The prices of `removed`
 * fees are deactivated. Can be repeated. Returns the ids of the prices by fee, also those that a fee had before.
 */
export async function putPrices(
  ctx: Needs,
  fees: RegistrationFees,
  removed: readonly string[] = [],
): Promise<ProviderResult<FeePrice[]>> {
  // Inactive prices are listed too.
  const listed = await callAsStaff(ctx, (stripe) =>
    stripe.prices.list({ limit: 100 }, PAGE_LIMITS).autoPagingToArray({ limit: MAX_LISTED }),
  )
  if (!listed.ok) return listed
  const wanted = [
    ...fees.registration.map((fee) => ({ fee, recurrence: undefined })),
    ...fees.training_fees.map((fee) => ({ fee, recurrence: recurrenceOf(fee.period) })),
  ]
  const found: FeePrice[] = []
  for (const { fee, recurrence } of wanted) {
    const before = listed.value.find(({ lookup_key: key }) => key === fee.id)
    const put =
      before && isSame(before, fee, recurrence)
        ? await offer(ctx, before, true)
        : await createPrice(ctx, fee, recurrence, before)
    if (!put.ok) return put
    const ids = new Set([put.value.id, ...(before ? [before.id] : [])])
    for (const priceId of ids) found.push({ planId: fee.id, priceId })
  }
  for (const price of listed.value.filter(({ lookup_key: key }) => key && removed.includes(key))) {
    const ended = await offer(ctx, price, false)
    if (!ended.ok) return ended
  }
  forgetPrices(ctx)
  return { ok: true, value: found }
}

/** "month" and "3 months" recur; "season" and any other word is a one-off fee. */
function recurrenceOf(period: string): Recurrence {
  const [, many, unit] = /^(?:(\d{1,2}) )?(day|week|month|year)s?$/.exec(period) ?? []
  if (!unit) return undefined
  return { interval: unit as 'month', interval_count: Number(many ?? 1) } // the pattern's four words
}

const isSame = ({ unit_amount, recurring }: Stripe.Price, fee: Fee, recurrence: Recurrence): boolean =>
  unit_amount === penceOf(fee.price) &&
  recurring?.interval === recurrence?.interval &&
  recurring?.interval_count === recurrence?.interval_count

const offer = async (
  ctx: Needs,
  price: Stripe.Price,
  active: boolean,
): Promise<ProviderResult<Stripe.Price>> =>
  price.active === active
    ? { ok: true, value: price }
    : callAsStaff(ctx, (stripe) => stripe.prices.update(price.id, { active }))

/** Creates a price. A retry after a lost answer gets the same price, by its idempotency key. */
function createPrice(ctx: Needs, fee: Fee, recurrence: Recurrence, before: Stripe.Price | undefined) {
  const amount = penceOf(fee.price)
  const words = recurrence ? `${recurrence.interval_count} ${recurrence.interval}` : 'once'
  const key = `fee:${fee.id}:${amount}:${words}:after:${before?.id ?? 'none'}`
  return callOnce(
    ctx,
    key,
    (stripe, once) =>
      stripe.prices.create(
        {
          product_data: { name: fee.label },
          currency: providerCurrency(),
          unit_amount: amount,
          nickname: fee.label,
          lookup_key: fee.id,
          transfer_lookup_key: true,
          ...(recurrence && { recurring: recurrence }),
        },
        once,
      ),
    callAsStaff,
  )
}
