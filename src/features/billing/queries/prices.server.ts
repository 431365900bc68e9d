import type { Stripe } from 'stripe'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ask, type Payments } from '../../../platform/payments/payments.ts'
import type { Price } from '../model.ts'

export type PriceList = { registration: Price[]; subscriptions: Price[] }

const KEEP_MS = 60_000
const MOST = 100

const kept = new WeakMap<Payments, { list: PriceList; until: number }>()

/**
 * The fees that can be paid, with the provider's prices: what is shown is what is charged. A price belongs to the
 * club's fees by its lookup key; one-off prices are registration fees, recurring ones subscriptions. Kept for a
 * minute. Undefined when the provider cannot be reached. [API-034, SYS-072, decisions B10, E17]
 */
export async function listPrices(
  ctx: Pick<Ctx, 'payments' | 'clock' | 'log'>,
): Promise<PriceList | undefined> {
  const now = ctx.clock.now().getTime()
  const known = kept.get(ctx.payments)
  if (known && known.until > now) return known.list
  const asked = await ask(ctx, (stripe) =>
    stripe.prices.list({ active: true, limit: MOST, expand: ['data.product'] }),
  )
  if (!asked.ok) return undefined
  const prices = asked.value.data.flatMap(priceOf)
  const list = {
    registration: prices.filter((price) => price.interval === null),
    subscriptions: prices.filter((price) => price.interval !== null),
  }
  kept.set(ctx.payments, { list, until: now + KEEP_MS })
  return list
}

/** A price by its id, if it is one that can be paid now. */
export async function findPrice(
  ctx: Pick<Ctx, 'payments' | 'clock' | 'log'>,
  id: string,
): Promise<Price | undefined> {
  const list = await listPrices(ctx)
  return [...(list?.registration ?? []), ...(list?.subscriptions ?? [])].find((price) => price.id === id)
}

/** Prices without a lookup key are none of the club's fees. */
function priceOf(price: Stripe.Price): Price[] {
  if (!price.lookup_key || price.unit_amount === null || price.currency !== 'gbp') return []
  return [
    {
      id: price.id,
      feeId: price.lookup_key,
      label: price.nickname ?? nameOf(price.product),
      amount: pence(price.unit_amount),
      interval: (price.recurring?.interval ?? null) as Price['interval'], // the provider's four words, or none
      intervalCount: price.recurring?.interval_count ?? 1,
    },
  ]
}

const nameOf = (product: Stripe.Price['product']): string =>
  typeof product === 'object' && 'name' in product ? product.name : ''
