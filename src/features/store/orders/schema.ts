import { z } from 'zod'
import { formKey } from '../../../kernel/form-key.ts'
import { pence } from '../../../kernel/money.ts'
import { plainText } from '../../../kernel/text.ts'
import { currencyName, refundAmount, sessionLine } from '../../billing/schema.ts'
import { type CartLine, MAX_LINES } from '../cart/model/cart.ts'
import { BAD_INITIALS, BAD_QUANTITY, INITIALS, INVALID_SHIRT_NUMBER, NO_SIZE } from '../cart/schema.ts'
import { MAX_PIECES, MAX_SHIRT_NUMBER } from '../catalog/model/personalisation.ts'
import { MAX_REQUEST } from './model/order.ts'
import { RETURN_REASONS } from './model/return-reason.ts'

const NO_ORDER = 'Name the order to pay for'

const OUTDATED = 'Reload the page'

const total = z
  .string(OUTDATED)
  .regex(/^\d{1,9}$/, OUTDATED)
  .transform((text) => pence(Number(text)))

const specialRequest = z
  .string()
  .transform(plainText)
  .pipe(z.string().max(MAX_REQUEST, `Enter up to ${MAX_REQUEST} characters`))

/** The special request typed beside the cart, which the cart's buttons also submit. */
export const typedRequest = z.object({ request: specialRequest.optional() })

/**
 * Input of the checkout form: the order, the total that its buyer saw, and a special request. Never a price to charge.
 */
export const checkoutForm = z.object({
  intent: z.enum(['pay', 'club'], 'Use the buttons of the checkout'),
  order: z.uuid(NO_ORDER),
  total,
  seen: z.string().max(8000).optional(),
  request: z.string().default('').pipe(specialRequest),
})

const piece = z
  .object({
    id: z.string().min(1).max(60),
    size: z.string().min(1, NO_SIZE).max(60),
    quantity: z.int(BAD_QUANTITY).min(1, BAD_QUANTITY).max(MAX_PIECES, BAD_QUANTITY),
    print: z
      .object({
        initials: z.string().toUpperCase().regex(INITIALS, BAD_INITIALS).nullish(),
        dorsal: z
          .int(INVALID_SHIRT_NUMBER)
          .min(0, INVALID_SHIRT_NUMBER)
          .max(MAX_SHIRT_NUMBER, INVALID_SHIRT_NUMBER)
          .nullish(),
      })
      .nullish(),
  })
  .transform(({ print, ...line }): CartLine => {
    const initials = print?.initials || undefined
    const shirtNumber = print?.dorsal ?? undefined
    return { ...line, ...(initials && { initials }), ...(shirtNumber !== undefined && { shirtNumber }) }
  })

/**
 * Input of the API call that writes an order: ids, sizes, quantities and personalisation. Titles, prices, buyer and
 * payment are ignored. [API-042]
 */
export const orderCall = z.object({
  Items: z.array(piece).max(MAX_LINES).optional(),
  SpecialRequest: specialRequest.optional(),
  adminOrder: z.boolean().optional(),
})

/**
 * Input of the API call that opens a checkout session for an order. Descriptions, customer and addresses are ignored.
 * The amounts in pence are compared with the order's total and never charged. [API-035]
 */
export const orderSessionCall = z
  .object({
    gd_object: z.literal('order'),
    gd_object_id: z.uuid(NO_ORDER),
    currency: currencyName,
    line_items: z.array(sessionLine).max(100).default([]),
  })
  .transform(({ gd_object_id, line_items }, ctx) => {
    if (line_items.length === 0) return { orderId: gd_object_id, seenTotal: undefined }
    const sum = line_items.reduce((all, { amount, quantity }) => all + amount * quantity, 0)
    if (Number.isSafeInteger(sum)) return { orderId: gd_object_id, seenTotal: pence(sum) }
    ctx.addIssue({ code: 'custom', path: ['line_items'], message: 'Amounts are whole pence' })
    return z.NEVER
  })

const restock = z
  .enum(['on'])
  .optional()
  .transform((ticked) => ticked === 'on')

/** A refund in pounds, or of everything when the amount is empty. The key makes a double click one refund. */
export const refundForm = z.object({ amount: refundAmount, restock, key: formKey })

/** A return of pieces, which `piecesIn` reads. The server calculates the amount to refund. */
export const refundLinesForm = z.object({
  reason: z.enum(RETURN_REASONS, 'Choose why they come back'),
  putBack: restock,
  key: formKey,
})

/** Reads the pieces to refund from the fields `pieces-<position>`. Values that are not numbers are ignored. */
export const piecesIn = (form: FormData): { position: number; quantity: number }[] =>
  [...form].flatMap(([name, value]) => {
    const position = /^pieces-(\d{1,4})$/.exec(name)?.[1]
    const isNumber = typeof value === 'string' && /^\d{1,2}$/.test(value)
    return position && isNumber ? [{ position: Number(position), quantity: Number(value) }] : []
  })
