import { z } from 'zod'
import { isId } from '../../../kernel/ids.ts'
import { oneOf, startRow } from '../../../kernel/list-search.ts'
import { CHARGE_SOURCES, type ChargeSource } from '../../billing/reminder-pauses/model.ts'
import { hasDuplicates } from '../model.ts'

export const PAGE = 100

/** The parameters of the page: without `show`, the payments that wait for a person. */
export const bankSearch = z.object({ show: oneOf(['', 'recorded', 'ignored']), start: startRow })
export type BankSearch = z.output<typeof bankSearch>

const NOTHING_CHOSEN = 'Choose what was paid'
const CHARGE = new RegExp(`^(${CHARGE_SOURCES.join('|')})/[\\w-]{1,100}$`)

/** What a payment on the statement is for, as in "invoices/in_123". */
export const chargeInput = z
  .string(NOTHING_CHOSEN)
  .regex(CHARGE, NOTHING_CHOSEN)
  .transform((text) => {
    const [source = '', sourceId = ''] = text.split('/')
    return { source: source as ChargeSource, sourceId } // checked on the line above
  })

/** Everything that one payment is for, each item once. */
export const chargesInput = z
  .array(chargeInput)
  .min(1, NOTHING_CHOSEN)
  .max(20, 'Choose at most 20 items')
  .refine((charges) => !hasDuplicates(charges), NOTHING_CHOSEN)

/** One confirmed match, as in "<id of the transaction>:invoices/in_123,registrations/456". */
export const matchInput = z
  .string()
  .transform((text) => ({ id: text.slice(0, 36), charges: text.slice(37).split(',') }))
  .pipe(z.object({ id: z.string().refine(isId), charges: chargesInput }))
export type ConfirmedMatch = z.output<typeof matchInput>

export const ignoreInput = z.object({
  note: z.string().trim().max(200, 'Keep the note to 200 characters').default(''),
})
