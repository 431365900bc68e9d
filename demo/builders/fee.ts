import type { Stripe } from 'stripe'
import type { Fee } from '../../src/features/fees/model/fees.ts'
import { penceOf } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** The Stripe interval for each period in the club's settings. A season is charged once. */
const RECURRING: Readonly<Record<string, Stripe.PriceCreateParams.Recurring>> = {
  week: { interval: 'week' },
  month: { interval: 'month' },
  '4 months': { interval: 'month', interval_count: 4 },
  year: { interval: 'year' },
}

/** Creates a fee at Stripe with the id from the club's settings as lookup key. Returns the id of its price. */
export async function aFee({ payments }: Pick<Ctx, 'payments'>, given: Partial<Fee> = {}): Promise<string> {
  const fee = { id: 'registration', label: 'Registration', price: 45, period: 'season', ...given }
  const stripe = await payments.client()
  const product = await stripe.products.create({ name: fee.label })
  const recurring = RECURRING[fee.period]
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'gbp',
    unit_amount: penceOf(fee.price),
    nickname: fee.label,
    lookup_key: fee.id,
    transfer_lookup_key: true,
    ...(recurring && { recurring }),
  })
  return price.id
}
