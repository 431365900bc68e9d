import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { invalidRequest } from '../core/errors.ts'
import { word } from '../core/ids.ts'
import { page } from '../core/listing.ts'
import { amount, currency, int, mergedMetadata, metadata, paging, text } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import type { Coupon } from '../types.ts'

const percent = z
  .string()
  .regex(/^\d+(\.\d{1,4})?$/)
  .transform(Number)
  .refine((value) => value > 0 && value <= 100, {
    error: () =>
      JSON.stringify({
        message: 'Invalid percent_off; must be greater than 0 and at most 100',
        code: 'parameter_invalid',
      }),
  })
const created = {
  amount_off: amount.optional(),
  currency: currency.optional(),
  duration: z.enum(['forever', 'once', 'repeating']).optional(),
  duration_in_months: int.optional(),
  id: text().optional(),
  max_redemptions: int.optional(),
  metadata: metadata.optional(),
  name: text(40).optional(),
  percent_off: percent.optional(),
}

function create(state: SandboxState, given: z.infer<z.ZodObject<typeof created>>): Coupon {
  if ((given.percent_off === undefined) === (given.amount_off === undefined))
    throw invalidRequest('You must pass exactly one of `percent_off` and `amount_off`.', {
      param: 'percent_off',
    })
  if (given.amount_off !== undefined && !given.currency)
    throw invalidRequest('Missing required param: currency.', {
      code: 'parameter_missing',
      param: 'currency',
    })
  if (given.duration === 'repeating' && !given.duration_in_months)
    throw invalidRequest('Missing required param: duration_in_months.', {
      code: 'parameter_missing',
      param: 'duration_in_months',
    })
  const id = given.id ?? word(8)
  if (state.store.get('coupon', id))
    throw invalidRequest('Coupon already exists.', { code: 'resource_already_exists', param: 'id' })
  const coupon = state.store.put('coupon', {
    id,
    object: 'coupon',
    amount_off: given.amount_off ?? null,
    created: state.now(),
    currency: given.currency ?? null,
    duration: given.duration ?? 'once',
    duration_in_months: given.duration_in_months ?? null,
    livemode: false,
    max_redemptions: given.max_redemptions ?? null,
    metadata: mergedMetadata({}, given.metadata),
    name: given.name ?? null,
    percent_off: given.percent_off ?? null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  })
  state.emit('coupon.created', coupon)
  return coupon
}

export const couponCalls: Call[] = [
  call('POST', 'coupons', created, (state, { params }) => create(state, params)),
  call('GET', 'coupons', paging, (state, { params, url }) =>
    page(state.store.all('coupon'), params, url, 'coupon'),
  ),
]
