import type { Stripe } from 'stripe'
import { hasRole } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { pence, penceOf } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { callOnce } from '../../../../platform/payments/call-once.ts'
import { callAsStaff, PAGE_LIMITS, type ProviderResult } from '../../../../platform/payments/payments.ts'
import type { Fee, RegistrationFees } from '../../../content/model/content.ts'
import { forgetPrices, listPrices } from '../queries/prices.server.ts'

type Needs = Pick<Ctx, 'actor' | 'payments' | 'clock' | 'log'>
type Rhythm = Stripe.PriceCreateParams.Recurring | undefined

/**
 * Gives each fee its price at the card provider, found by the fee's id as its lookup key. A price whose amount or
 * rhythm differs is replaced, because a price never changes; subscriptions that run keep theirs. The prices of
 * `removed` fees are no longer offered. Can be repeated. Throws Forbidden unless the caller is an administrator.
 */
export async function priceFees(
  ctx: Needs,
  fees: RegistrationFees,
  removed: readonly string[] = [],
): Promise<ProviderResult<object>> {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  forgetPrices(ctx)
  const list = await listPrices(ctx)
  if (!list) return { ok: false, reason: 'PROVIDER_DOWN' }
  const priced = [...list.registration, ...list.subscriptions]
  const wanted = [
    ...fees.registration.map((fee) => ({ fee, rhythm: undefined })),
    ...fees.training_fees.map((fee) => ({ fee, rhythm: rhythmOf(fee.period) })),
  ]
  for (const { fee, rhythm } of wanted) {
    const before = priced.find(({ feeId }) => feeId === fee.id)
    if (before && isSame(before, fee, rhythm)) continue
    const created = await callAsStaff(ctx, (stripe) => holderOf(stripe, fee)).then((held) =>
      held.ok ? putPrice(ctx, fee, rhythm, held.value) : held,
    )
    if (!created.ok) return created
  }
  for (const { id } of priced.filter(({ feeId }) => removed.includes(feeId))) {
    const ended = await callAsStaff(ctx, (stripe) => stripe.prices.update(id, { active: false }))
    if (!ended.ok) return ended
  }
  forgetPrices(ctx)
  return { ok: true, value: {} }
}

/** "month" and "3 months" recur; "season" and every other word is paid once. */
function rhythmOf(period: string): Rhythm {
  const [, many, unit] = /^(?:(\d{1,2}) )?(day|week|month|year)s?$/.exec(period) ?? []
  if (!unit) return undefined
  return { interval: unit as 'month', interval_count: Number(many ?? 1) } // one of the four, as matched
}

type Compared = { amount: number; interval: string | null; intervalCount: number }

const isSame = (price: Compared, fee: Fee, rhythm: Rhythm): boolean =>
  price.amount === penceOf(fee.price) &&
  price.interval === (rhythm?.interval ?? null) &&
  (!rhythm || price.intervalCount === rhythm.interval_count)

/** The price that has the fee's lookup key, also one that is no longer offered. */
async function holderOf(stripe: Stripe, { id }: Fee): Promise<Stripe.Price | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [id], limit: 1 }, PAGE_LIMITS)
  return data[0]
}

/** Offers an earlier price of the fee again, or makes a new one. */
function putPrice(ctx: Needs, fee: Fee, rhythm: Rhythm, held: Stripe.Price | undefined) {
  const before = held && {
    amount: pence(held.unit_amount ?? 0),
    interval: held.recurring?.interval ?? null,
    intervalCount: held.recurring?.interval_count ?? 1,
  }
  return before && isSame(before, fee, rhythm)
    ? callAsStaff(ctx, (stripe) => stripe.prices.update(held.id, { active: true }))
    : createPrice(ctx, fee, rhythm, held)
}

/** Asked again after a lost answer, the provider finds the price that it made. */
function createPrice(ctx: Needs, fee: Fee, rhythm: Rhythm, before: Stripe.Price | undefined) {
  const amount = penceOf(fee.price)
  const words = rhythm ? `${rhythm.interval_count} ${rhythm.interval}` : 'once'
  const key = `fee:${fee.id}:${amount}:${words}:after:${before?.id ?? 'none'}`
  return callOnce(
    ctx,
    key,
    (stripe, once) =>
      stripe.prices.create(
        {
          product_data: { name: fee.label },
          currency: 'gbp',
          unit_amount: amount,
          nickname: fee.label,
          lookup_key: fee.id,
          transfer_lookup_key: true,
          ...(rhythm && { recurring: rhythm }),
        },
        once,
      ),
    callAsStaff,
  )
}
