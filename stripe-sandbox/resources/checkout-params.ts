import { z } from 'zod'
import { bool, email, int, metadata, text, url } from '../core/params.ts'
import { inlinePrice } from './prices.ts'

const lineItem = z.strictObject({
  price: text().optional(),
  price_data: inlinePrice.optional(),
  quantity: int.optional(),
  adjustable_quantity: z
    .strictObject({ enabled: bool, minimum: int.optional(), maximum: int.optional() })
    .optional(),
})

/** The supported parameters of `POST /v1/checkout/sessions`. Stripe's other parameters are refused, not ignored. */
export const checkoutFields = {
  mode: z.enum(['payment', 'subscription']),
  ui_mode: z.enum(['hosted_page']).optional(),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: url,
  cancel_url: url.optional(),
  client_reference_id: text(200).optional(),
  customer: text().optional(),
  customer_email: email.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_update: z
    .strictObject({
      address: z.enum(['auto', 'never']).optional(),
      name: z.enum(['auto', 'never']).optional(),
    })
    .optional(),
  discounts: z
    .array(z.strictObject({ coupon: text().optional() }))
    .max(1)
    .optional(),
  expires_at: int.optional(),
  locale: z.enum(['auto', 'en', 'en-GB']).optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      description: text(1000).optional(),
      metadata: metadata.optional(),
      receipt_email: email.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
      statement_descriptor_suffix: text(22).optional(),
    })
    .optional(),
  allowed_payment_method_types: z.array(z.enum(['card'])).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  subscription_data: z
    .strictObject({
      description: text(500).optional(),
      metadata: metadata.optional(),
    })
    .optional(),
}
export type CheckoutGiven = z.infer<z.ZodObject<typeof checkoutFields>>
