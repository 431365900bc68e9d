import { invalidRequest } from './core/errors.ts'
import { newId } from './core/ids.ts'
import type { SandboxState } from './core/state.ts'
import { monthsAfter } from './periods.ts'
import type { Coupon, Discount } from './types.ts'

/** Returns the coupon's discount on each amount. A fixed sum is spread over the amounts in order. */
export function discountOn(coupon: Coupon, amounts: number[]): number[] {
  const rate = coupon.percent_off
  if (rate !== null) return amounts.map((amount) => Math.round((amount * rate) / 100))
  let left = coupon.amount_off ?? 0
  return amounts.map((amount) => {
    const cut = Math.min(left, Math.max(0, amount))
    left -= cut
    return cut
  })
}

/** Redeems a coupon and creates the discount. Refuses a coupon that has no redemptions left. */
export function redeem(
  state: SandboxState,
  couponId: string,
  of: { customer: string; subscription?: string; invoice?: string; checkoutSession?: string },
  param: string,
): Discount {
  const coupon = state.find('coupon', couponId, param)
  if (!coupon.valid) throw invalidRequest(`Coupon expired: ${coupon.id}`, { code: 'coupon_expired', param })
  const used = coupon.times_redeemed + 1
  const isUsedUp = coupon.max_redemptions !== null && used >= coupon.max_redemptions
  state.store.patch('coupon', coupon.id, { times_redeemed: used, valid: !isUsedUp })
  const now = state.now()
  const months = coupon.duration === 'repeating' ? coupon.duration_in_months : null
  const discount = state.store.put('discount', {
    id: newId('di'),
    object: 'discount',
    checkout_session: of.checkoutSession ?? null,
    customer: of.customer,
    customer_account: null,
    end: months === null ? null : monthsAfter(now, months),
    invoice: of.invoice ?? null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: now,
    subscription: of.subscription ?? null,
    subscription_item: null,
  })
  state.emit('customer.discount.created', discount)
  return discount
}

/** Ends a discount. Invoices that used it keep its id. */
export function endDiscount(state: SandboxState, id: string) {
  const discount = state.store.get('discount', id)
  if (!discount) return
  state.emit('customer.discount.deleted', state.store.patch('discount', id, { end: state.now() }))
}

/** Returns the first discount that has not ended, with its coupon. */
export function currentDiscount(
  state: SandboxState,
  ids: string[],
): { discount: Discount; coupon: Coupon } | undefined {
  const now = state.now()
  const discount = ids
    .flatMap((id) => state.store.get('discount', id) ?? [])
    .find(({ end }) => end === null || end > now)
  const id = discount?.source.coupon ?? ''
  const coupon = state.store.get('coupon', id)
  return discount && coupon && { discount, coupon }
}
