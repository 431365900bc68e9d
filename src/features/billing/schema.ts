import { z } from 'zod'
import { isEmail, respelledEmail } from '../../kernel/email.ts'
import { formKey } from '../../kernel/form-key.ts'
import { isId } from '../../kernel/ids.ts'
import { oneOf, searchWords as q, sortedBy, startRow as start } from '../../kernel/list-search.ts'
import { formatShort, pence, providerCurrency } from '../../kernel/money.ts'
import { INVOICE_FILTERS } from './invoices/model.ts'
import { PAYMENT_FILTERS, PAYMENT_PURPOSES } from './payments/model.ts'
import { SUBSCRIPTION_FILTERS } from './subscriptions/model.ts'

const MOST_AT_ONCE = 100

/** Pounds as staff write them. [INV-007, resolutions B21] */
export const invoicePounds = z
  .union([z.number(), z.string().trim()], 'Enter an amount')
  .transform(String)
  .pipe(z.string().regex(/^\d{1,5}(?:\.\d{1,2})?$/, 'Enter an amount, like 45 or 45.50'))
  .transform(Number)
  .refine((amount) => amount >= 1 && amount <= 2000, {
    error: () => `The amount is from ${formatShort(pence(100))} to ${formatShort(pence(200_000))}`,
  })

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

/**
 * The currency that a call may name: the club's, in the provider's spelling. A call that names another one means an
 * amount that would not be charged. [API-035]
 */
export const currencyName = z
  .string()
  .refine((named) => named.toLowerCase() === providerCurrency(), {
    error: () => `We take one currency: "${providerCurrency()}"`,
  })
  .meta({ description: 'The currency of the club, such as gbp. Another one is refused.' })
  .optional()

/** One thing of a call that opens a checkout session: its amount, in pence, is compared and never charged. [API-035] */
export const sessionLine = z.object({
  amount: z.number(),
  quantity: z.number().default(1),
  currency: currencyName,
  price_data: z.object({ currency: currencyName }).optional(),
})

/** The input of the call that creates invoices. [API-044] */
export const addInvoiceCall = z.object({
  ids: z
    .array(z.string().refine(isId, 'This is no id of a member'))
    .min(1, 'Select at least one member')
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} members at once`)
    .transform((ids) => [...new Set(ids)]),
  amount: invoicePounds,
  currency: currencyName,
  ...invoiceText,
})

/**
 * The input of the call that assigns a subscription. Without a customer, `member` says who gets it. [API-056,
 * resolutions B22]
 */
export const assignSubscriptionCall = z
  .object({
    id: z.string().nullable(),
    subscription: z.string('Choose a subscription').min(1, 'Choose a subscription'),
    volunteer: z.boolean().default(false),
    member: z.string().refine(isId, 'This is no id of a member').optional(),
  })
  .refine(({ id, member }) => id || member, { path: ['member'], message: 'Say which member is meant' })

export const customerByEmailCall = z.object({
  email: z
    .string('Enter an e-mail address')
    .refine(isEmail, 'Enter an e-mail address')
    .overwrite(respelledEmail),
})

/** The search of the table of invoices, from its address: unpaid ones unless it says otherwise. [resolutions D11] */
const INVOICE_SORTS = ['Created', 'Customer', 'Amount', 'Due'] as const
export const invoiceSearch = z.object({
  q,
  show: oneOf(INVOICE_FILTERS),
  sort: sortedBy(INVOICE_SORTS),
  start,
})
export type InvoiceSearch = z.output<typeof invoiceSearch>

/** The input of the call that lists invoices: all of them unless it says otherwise, a hundred at a time. [API-054] */
export const invoiceCall = invoiceSearch.extend({
  show: z.enum(INVOICE_FILTERS).default('all').catch('all'),
})

const PAYMENT_SORTS = ['Created', 'Person', 'Amount'] as const
export const paymentSearch = z.object({
  q,
  show: oneOf(PAYMENT_FILTERS),
  purpose: oneOf(['', ...PAYMENT_PURPOSES]),
  sort: sortedBy(PAYMENT_SORTS),
  start,
})
export type PaymentSearch = z.output<typeof paymentSearch>

const SUBSCRIPTION_SORTS = ['Since', 'Person', 'Plan', 'Next'] as const
export const subscriptionSearch = z.object({
  q,
  show: oneOf(SUBSCRIPTION_FILTERS),
  sort: sortedBy(SUBSCRIPTION_SORTS),
  start,
})
export type SubscriptionSearch = z.output<typeof subscriptionSearch>

const BAD_AMOUNT = 'Please add a valid amount'

/** The amount of a refund: in pounds, or all that is left when the field is empty. [resolutions B23] */
export const refundAmount = z
  .string()
  .default('')
  .transform((typed) => typed.trim().replace(/^\p{Sc}\s*/u, ''))
  .refine((typed) => typed === '' || /^\d{1,6}(\.\d{1,2})?$/.test(typed), BAD_AMOUNT)
  .refine((typed) => typed === '' || Number(typed) > 0, BAD_AMOUNT)
  .transform((typed) => (typed === '' ? undefined : pence(Math.round(Number(typed) * 100))))

export const refundInput = z.object({
  amount: refundAmount,
  sure: z.literal('yes', 'Please confirm the refund'),
  key: formKey,
})

/** [INV-019, resolutions B25] */
export const cancelInput = z.object({
  ending: z.enum(['period-end', 'now'], 'Please choose when it ends').default('period-end'),
})

/** A subscription that staff assign to a member. [INV-013, INV-014, INV-016] */
export const assignInput = z.object({
  memberId: z.uuid('Please choose a member'),
  priceId: z.string('Please choose a plan').min(1, 'Please choose a plan').max(100),
  volunteer: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'yes'),
  key: formKey,
})

/** Confirms or ends the discount of volunteers of a member. */
export const discountInput = z.object({
  do: z.enum(['confirm', 'end'], 'Press Confirm discount or End discount'),
  memberId: z.uuid('Please choose a member'),
  key: formKey,
})

/** An invoice that finance staff make for one member. [INV-007, INV-009, resolutions B21] */
export const invoiceInput = z.object({
  memberId: z.uuid('Please choose a member'),
  amount: invoicePounds,
  ...invoiceText,
  key: formKey,
})

/** The call that ends a subscription. [API-057] */
export const cancelCall = z.object({
  subId: z.string('Please say which').min(1, 'Please say which').max(100),
})
