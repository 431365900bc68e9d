import { z } from 'zod'
import { invalidRequest } from '../core/errors.ts'
import { bool, clearable, int, metadata, text } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import type { Price } from '../types.ts'

const discounts = z.union([
  z.literal('').transform(() => []),
  z.array(z.strictObject({ coupon: text().optional() })).max(1),
])
const feedback = z.enum([
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
])
export const why = z.strictObject({ comment: clearable().optional(), feedback: feedback.optional() })
export const shared = {
  cancel_at_period_end: bool.optional(),
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  days_until_due: int.optional(),
  default_payment_method: text().optional(),
  description: clearable(500).optional(),
  discounts: discounts.optional(),
  metadata: metadata.optional(),
  off_session: bool.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
}
export const created = {
  ...shared,
  customer: text(),
  items: z
    .array(z.strictObject({ price: text(), quantity: int.optional(), metadata: metadata.optional() }))
    .min(1)
    .max(20),
}
export const changes = {
  ...shared,
  cancellation_details: why.optional(),
  items: z
    .array(
      z.strictObject({
        id: text().optional(),
        price: text().optional(),
        quantity: int.optional(),
        deleted: bool.optional(),
        metadata: metadata.optional(),
      }),
    )
    .max(20)
    .optional(),
  /** The club only voids. The other behaviours are not implemented. */
  pause_collection: z
    .union([
      z.literal('').transform(() => null),
      z.strictObject({ behavior: z.enum(['void']), resumes_at: int.optional() }),
    ])
    .optional(),
  proration_behavior: z.enum(['none', 'create_prorations']).optional(),
}
export type SubscriptionChanges = z.infer<z.ZodObject<typeof changes>>

/** Returns a price, or refuses one that a subscription cannot use. */
export function recurringPrice(state: SandboxState, id: string, param: string): Price {
  const price = state.find('price', id, param)
  if (price.recurring && price.active) return price
  throw invalidRequest(
    price.recurring
      ? 'The price specified is inactive. This field only accepts active prices.'
      : 'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
    { param },
  )
}
