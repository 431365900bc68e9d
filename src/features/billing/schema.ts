import { z } from 'zod'
import { isId } from '../../kernel/ids.ts'

const MOST_AT_ONCE = 100

/** Pounds as staff write them. [INV-007, decisions B21] */
export const invoicePounds = z
  .union([z.number(), z.string().trim()], 'Enter an amount')
  .transform(String)
  .pipe(z.string().regex(/^\d{1,5}(?:\.\d{1,2})?$/, 'Enter an amount in pounds, like 45 or 45.50'))
  .transform(Number)
  .refine((amount) => amount >= 1 && amount <= 2000, 'The amount is from £1 to £2,000')

export const invoiceText = {
  description: z
    .string('Say what it is for')
    .trim()
    .min(1, 'Say what it is for')
    .max(200, 'Description takes 200 characters at most'),
  /** [INV-009] */
  collection_method: z
    .literal('send_invoice', 'Only invoices that are sent can be made')
    .default('send_invoice'),
}

/** What the call that makes invoices takes. [API-044] */
export const addInvoiceCall = z.object({
  ids: z
    .array(z.string().refine(isId, 'This is no id of a member'))
    .min(1, 'Select at least one member')
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} members at once`)
    .transform((ids) => [...new Set(ids)]),
  amount: invoicePounds,
  ...invoiceText,
})

/** What the call that gives a subscription takes; without a customer, `member` says who gets one. [API-056, decisions B22] */
export const assignSubscriptionCall = z
  .object({
    id: z.string().nullable(),
    subscription: z.string('Choose a subscription').min(1, 'Choose a subscription'),
    volunteer: z.boolean().default(false),
    member: z.string().refine(isId, 'This is no id of a member').optional(),
  })
  .refine(({ id, member }) => id || member, { path: ['member'], message: 'Say which member is meant' })

export const customerByEmailCall = z.object({ email: z.email('Enter an e-mail address') })
