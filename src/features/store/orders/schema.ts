import { z } from 'zod'
import { formKey } from '../../../kernel/form-key.ts'
import { pence } from '../../../kernel/money.ts'
import { plainText } from '../../../kernel/text.ts'
import { pounds, refundAmount, sessionLine } from '../../billing/schema.ts'
import { type CartLine, MOST_LINES } from '../cart/model/cart.ts'
import { BAD_INITIALS, BAD_QUANTITY, INITIALS, INVALID_SHIRT_NUMBER, NO_SIZE } from '../cart/schema.ts'
import { MAX_SHIRT_NUMBER, MOST_PIECES } from '../catalog/model/personalisation.ts'
import { MOST_REQUEST } from './model/order.ts'

/** [STO-046] */
const NO_ORDER = 'Please add an orderID'

const OUTDATED = 'Please load the page again'

const total = z
  .string(OUTDATED)
  .regex(/^\d{1,9}$/, OUTDATED)
  .transform((text) => pence(Number(text)))

const specialRequest = z
  .string()
  .transform(plainText)
  .pipe(z.string().max(MOST_REQUEST, `Please use ${MOST_REQUEST} characters at most`))

/** A wish that is typed beside the cart and not sent yet: the buttons of the cart bring it along. [STO-057] */
export const typedRequest = z.object({ request: specialRequest.optional() })

/** What the checkout sends: which order, what its buyer saw it cost, and a wish. Never a price to charge. */
export const checkoutForm = z.object({
  intent: z.enum(['pay', 'club'], 'Please use the buttons of the checkout'),
  order: z.uuid(NO_ORDER),
  total,
  seen: z.string().max(8000).optional(),
  request: z.string().default('').pipe(specialRequest),
})

const piece = z
  .object({
    id: z.string().min(1).max(60),
    size: z.string().min(1, NO_SIZE).max(60),
    quantity: z.int(BAD_QUANTITY).min(1, BAD_QUANTITY).max(MOST_PIECES, BAD_QUANTITY),
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
    const dorsal = print?.dorsal ?? undefined
    return { ...line, ...(initials && { initials }), ...(dorsal !== undefined && { dorsal }) }
  })

/**
 * An order as a program writes it: ids, sizes, quantities and print. Titles, prices, buyer and payment are not read.
 * [STO-033, STO-049, API-042, resolutions A05, B03]
 */
export const orderCall = z.object({
  Items: z.array(piece).max(MOST_LINES).optional(),
  SpecialRequest: specialRequest.optional(),
  adminOrder: z.boolean().optional(),
})

/**
 * The call that opens a card page for an order. Descriptions, customer and addresses are not read; amounts are compared
 * with what the order costs, in pence, and never charged. [API-035, STO-046, resolutions B03]
 */
export const orderSessionCall = z
  .object({
    gd_object: z.literal('order'),
    gd_object_id: z.uuid(NO_ORDER),
    currency: pounds,
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

/** Money back: in pounds, or everything when nothing is said. The key makes a double click one refund. */
export const refundForm = z.object({ amount: refundAmount, restock, key: formKey })

/** Money back for pieces of lines, which `piecesIn` reads. Never an amount: the server knows what they cost. */
export const refundLinesForm = z.object({ putBack: restock, key: formKey })

/** How many pieces of which line: fields `pieces-<position>`; what is no number is none. */
export const piecesIn = (form: FormData): { position: number; quantity: number }[] =>
  [...form].flatMap(([name, value]) => {
    const position = /^pieces-(\d{1,4})$/.exec(name)?.[1]
    const isNumber = typeof value === 'string' && /^\d{1,2}$/.test(value)
    return position && isNumber ? [{ position: Number(position), quantity: Number(value) }] : []
  })
