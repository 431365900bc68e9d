import { z } from 'zod'
import { isLocalDate, type LocalDate } from '../../kernel/dates.ts'
import { isId } from '../../kernel/ids.ts'
import { oneOf, searchWords, startRow } from '../../kernel/list-search.ts'
import { pence } from '../../kernel/money.ts'
import { typedAmount } from '../../kernel/typed-amount.ts'
import { PAYMENT_PURPOSES } from '../billing/payments/model.ts'
import { chargeInput } from './bank/schema.ts'
import { AGE_IDS, FIGURES, isYear, NO_TEAM } from './model.ts'

/** The first day of a season, a calendar year, 'all' for all seasons, or '' for the current one. */
const season = z
  .string()
  .transform((text) => (text === 'all' || isYear(text) || isLocalDate(text) ? text : ''))
  .default('')
  .catch('')

/** The parameters of the Money page and of the entries behind its figures. Invalid ones are ignored. */
export const moneySearch = z.object({ season })

export const entrySearch = z.object({
  q: searchWords,
  season,
  figure: oneOf(['', ...FIGURES]),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .default('')
    .catch(''),
  quarter: z
    .string()
    .regex(/^\d{4}-Q[1-4]$/)
    .default('')
    .catch(''),
  /** How it is treated for VAT: a rate in basis points, or why none applies. */
  vat: z
    .string()
    .regex(/^(exempt|none|\d{1,5})$/)
    .default('')
    .catch(''),
  team: z
    .string()
    .transform((text) => (text === NO_TEAM || isId(text) ? text : ''))
    .default('')
    .catch(''),
  kind: oneOf(['', ...PAYMENT_PURPOSES]),
  age: oneOf(['', ...AGE_IDS]),
  start: startRow,
})
export type EntrySearch = z.output<typeof entrySearch>

const NO_AMOUNT = 'Enter what you received, like 45 or 45.50'

const received = typedAmount(NO_AMOUNT).refine((amount) => amount > 0 && amount < 100_000_000, NO_AMOUNT)

/** How money was paid or paid back, if not by card. */
const byHand = {
  method: z.enum(['cash', 'bank_transfer'], 'Choose how it was paid'),
  reference: z.string().trim().max(100, 'Keep the reference to 100 characters').default(''),
  paidOn: z
    .string()
    .refine(isLocalDate, 'Enter the day of the payment')
    .transform((day) => day as LocalDate), // checked on the line above
}

/** Money that the club has paid back. */
export const payBackInput = z.object(byHand)

/** A payment in cash or by bank transfer. `open` is what the form showed as open, in pence. */
export const recordInput = z.object({
  ...byHand,
  amount: received,
  open: z.coerce.number().int().positive().transform(pence),
  /** What else the same sum pays for, as in "invoices/in_123". */
  with: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((values) => [values].flat())
    .pipe(z.array(chargeInput).max(20, 'Choose at most 20 items')),
  key: z.uuid('This form is out of date. Please open it again.'),
})

/** The reversal of a payment, or with `all` of everything that came in the same sum. */
export const reverseInput = z.object({
  sure: z.literal('yes', 'Please confirm that you want to reverse it'),
  what: z.enum(['one', 'all'], 'Choose what to reverse').default('one'),
})
