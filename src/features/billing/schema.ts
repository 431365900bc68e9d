import { z } from 'zod'
import { isEmail, respelledEmail } from '../../kernel/email.ts'
import { formKey } from '../../kernel/form-key.ts'
import { isId } from '../../kernel/ids.ts'
import { oneOf, searchWords as q, sortedBy, startRow as start } from '../../kernel/list-search.ts'
import { formatShort, pence, poundsOf, providerCurrency } from '../../kernel/money.ts'
import { typedAmount } from '../../kernel/typed-amount.ts'
import { INVOICE_FILTERS } from './invoices/model.ts'
import { PAYMENT_FILTERS, PAYMENT_PURPOSES } from './payments/model.ts'
import { SUBSCRIPTION_FILTERS } from './subscriptions/model.ts'

const MAX_AT_ONCE = 100

/** An amount in pounds, as staff type it. [INV-007, resolutions B21] */
export const invoicePounds = z
  .union([z.number(), z.string().trim()], 'Enter an amount')
  .transform(String)
  .pipe(typedAmount('Enter an amount, like 45 or 45.50'))
  .transform(poundsOf)
  .refine((amount) => amount >= 1 && amount <= 2000, {
    error: () => `Enter an amount from ${formatShort(pence(100))} to ${formatShort(pence(200_000))}`,
  })

export const invoiceText = {
  description: z
    .string('Enter a description')
    .trim()
    .min(1, 'Enter a description')
    .max(200, 'Keep the description to 200 characters'),
  /** Only e-mailed invoices are supported. [INV-009] */
  collection_method: z.literal('send_invoice', 'Choose “E-mail a payment link”').default('send_invoice'),
}

/**
 * A currency in an API call. Only the club's is accepted, because an amount in any other currency would not be the
 * amount charged. [API-035]
 */
export const currencyName = z
  .string()
  .refine((named) => named.toLowerCase() === providerCurrency(), {
    error: () => `We take one currency: "${providerCurrency()}"`,
  })
  .meta({ description: 'The currency of the club, such as gbp. Another one is refused.' })
  .optional()

/**
 * A line item in an API call that opens a checkout session. Its amount in pence is checked against ours, never
 * charged. [API-035]
 */
export const sessionLine = z.object({
  amount: z.number(),
  quantity: z.number().default(1),
  currency: currencyName,
  price_data: z.object({ currency: currencyName }).optional(),
})

/** The input of the API call that creates invoices. [API-044] */
export const addInvoiceCall = z.object({
  ids: z
    .array(z.string().refine(isId, 'This is not the id of a member'))
    .min(1, 'Select at least one member')
    .max(MAX_AT_ONCE, `At most ${MAX_AT_ONCE} members at once`)
    .transform((ids) => [...new Set(ids)]),
  amount: invoicePounds,
  currency: currencyName,
  ...invoiceText,
})

/**
 * The input of the API call that assigns a subscription. `member` is needed if there is no customer id. [API-056,
 * resolutions B22]
 */
export const assignSubscriptionCall = z
  .object({
    id: z.string().nullable(),
    subscription: z.string('Choose a subscription').min(1, 'Choose a subscription'),
    volunteer: z.boolean().default(false),
    member: z.string().refine(isId, 'This is not the id of a member').optional(),
  })
  .refine(({ id, member }) => id || member, { path: ['member'], message: 'Choose a member' })

export const customerByEmailCall = z.object({
  email: z
    .string('Enter an e-mail address')
    .refine(isEmail, 'Enter an e-mail address')
    .overwrite(respelledEmail),
})

/** The search parameters of a table. The first filter and the first column are the defaults. */
const tableSearch = <
  const F extends readonly [string, ...string[]],
  const S extends readonly [string, ...string[]],
>(
  filters: F,
  columns: S,
) => z.object({ q, show: oneOf(filters), sort: sortedBy(columns), start })

/** The search parameters of the invoice table. The default filter is unpaid invoices. [resolutions D11] */
export const invoiceSearch = tableSearch(INVOICE_FILTERS, ['Created', 'Customer', 'Amount', 'Due'])
export type InvoiceSearch = z.output<typeof invoiceSearch>

/** The input of the API call that lists invoices. By default it returns all of them, a hundred at a time. [API-054] */
export const invoiceCall = invoiceSearch.extend({
  show: z.enum(INVOICE_FILTERS).default('all').catch('all'),
})

export const paymentSearch = tableSearch(PAYMENT_FILTERS, ['Created', 'Person', 'Amount']).extend({
  purpose: oneOf(['', ...PAYMENT_PURPOSES]),
})
export type PaymentSearch = z.output<typeof paymentSearch>

export const subscriptionSearch = tableSearch(SUBSCRIPTION_FILTERS, ['Since', 'Person', 'Plan', 'Next'])
export type SubscriptionSearch = z.output<typeof subscriptionSearch>

const NO_REFUND = 'Enter an amount like 20 or 20.50'

/** A refund amount in pounds. Empty means all that is left. [resolutions B23] */
export const refundAmount = z
  .string()
  .default('')
  .pipe(
    z.union(
      [
        z
          .string()
          .trim()
          .length(0)
          .transform(() => undefined),
        typedAmount(NO_REFUND),
      ],
      NO_REFUND,
    ),
  )
  .refine((amount) => amount !== 0, NO_REFUND)

export const refundInput = z.object({
  amount: refundAmount,
  /** One of several things that were paid together, of which the whole part goes back. */
  part: z
    .union([z.literal(''), z.uuid()], 'Please choose from the list')
    .default('')
    .transform((id) => id || undefined),
  sure: z.literal('yes', 'Please confirm the refund'),
  key: formKey,
})

/** A change of a subscription by its payer. `months` is how long it is paused. */
export const ownChangeInput = z.object({
  do: z.enum(['pause', 'resume', 'cancel']),
  subscription: z.string().min(1).max(100),
  months: z.coerce.number().int().min(1).max(12).catch(0),
  key: formKey,
})
export type OwnChangeInput = z.output<typeof ownChangeInput>

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

/** Confirms or ends a member's volunteer discount. */
export const discountInput = z.object({
  do: z.enum(['confirm', 'end'], 'Press Confirm discount or End discount'),
  memberId: z.uuid('Please choose a member'),
  key: formKey,
})

/** An invoice from finance staff to one member. [INV-007, INV-009, resolutions B21] */
export const invoiceInput = z.object({
  memberId: z.uuid('Please choose a member'),
  amount: invoicePounds,
  ...invoiceText,
  key: formKey,
})

/** The API call that cancels a subscription. [API-057] */
export const cancelCall = z.object({
  subId: z.string('Enter a subscription id').min(1, 'Enter a subscription id').max(100),
})
