import type { Stripe } from 'stripe'
import { pence, providerCurrency } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { callProvider, PAGE_LIMITS, type Payments } from '../../../../platform/payments/payments.ts'
import type { Price } from '../model.ts'

export type PriceList = { registration: Price[]; subscriptions: Price[] }

const KEEP_MS = 60_000
const PAGE = 100
const MOST = 1000
/** How long to wait before calling a provider again that did not answer. */
const RETRY_AFTER_MS = 10_000

type Needs = Pick<Ctx, 'payments' | 'clock' | 'log'>
/** The cached list, its expiry, and the pending request, which concurrent callers share. */
type Kept = { list?: PriceList; until: number; pending?: Promise<PriceList | undefined> | undefined }

const kept = new WeakMap<Payments, Kept>()

/**
 * Returns the fees that can be paid, with the provider's current prices, so that the price shown is the price
 * charged. A lookup key links a price to a fee of the club; one-off prices are registration fees, recurring ones are
 * subscriptions. Cached for a minute. If the provider does not answer, returns the last list, which is safe because
 * the amount of a price never changes; undefined if there is none. [API-034, SYS-072, resolutions B10, E17]
 */
export async function listPrices(ctx: Needs): Promise<PriceList | undefined> {
  const known = kept.get(ctx.payments) ?? { until: 0 }
  kept.set(ctx.payments, known)
  if (known.until > ctx.clock.now().getTime()) return known.list
  known.pending ??= fetchPrices(ctx, known).finally(() => {
    known.pending = undefined
  })
  return known.pending
}

async function fetchPrices(ctx: Needs, known: Kept): Promise<PriceList | undefined> {
  const answered = await callProvider(ctx, (stripe) =>
    stripe.prices
      .list({ active: true, limit: PAGE, expand: ['data.product'] }, PAGE_LIMITS)
      .autoPagingToArray({ limit: MOST }),
  )
  known.until = ctx.clock.now().getTime() + (answered.ok ? KEEP_MS : RETRY_AFTER_MS)
  if (!answered.ok) return known.list
  const prices = answered.value.flatMap(priceOf)
  known.list = {
    registration: prices.filter((price) => price.interval === null),
    subscriptions: prices.filter((price) => price.interval !== null),
  }
  return known.list
}

/** Clears this node's cache after the prices have changed. Other nodes follow within a minute. */
export const forgetPrices = ({ payments }: Pick<Needs, 'payments'>): unknown => kept.delete(payments)

/** Finds a price by its id if it can be paid now. */
export async function findPrice(ctx: Needs, id: string): Promise<Price | undefined> {
  const list = await listPrices(ctx)
  return [...(list?.registration ?? []), ...(list?.subscriptions ?? [])].find((price) => price.id === id)
}

/** Skips prices without a lookup key: they do not belong to a fee of the club. */
function priceOf(price: Stripe.Price): Price[] {
  if (!price.lookup_key || price.unit_amount === null || price.currency !== providerCurrency()) return []
  return [
    {
      id: price.id,
      feeId: price.lookup_key,
      label: price.nickname ?? nameOf(price.product),
      amount: pence(price.unit_amount),
      interval: (price.recurring?.interval ?? null) as Price['interval'], // the provider's four intervals, or null
      intervalCount: price.recurring?.interval_count ?? 1,
    },
  ]
}

const nameOf = (product: Stripe.Price['product']): string =>
  typeof product === 'object' && 'name' in product ? product.name : ''
