import { z } from 'zod'
import { isId } from '../../../kernel/ids.ts'
import { oneOf, startRow } from '../../../kernel/list-search.ts'

export const PAGE = 100

/** The parameters of the page: without `show`, the payments that wait for a person. */
export const bankSearch = z.object({ show: oneOf(['', 'recorded', 'ignored']), start: startRow })
export type BankSearch = z.output<typeof bankSearch>

/** What a payment on the statement is for, as in "invoices/in_123". */
export const chargeInput = z
  .string('Choose what was paid')
  .regex(/^(invoices|registrations)\/[\w-]{1,100}$/, 'Choose what was paid')
  .transform((text) => {
    const [source = '', sourceId = ''] = text.split('/')
    return { source: source as 'invoices' | 'registrations', sourceId } // checked on the line above
  })

/** One confirmed match, as in "<id of the transaction>:invoices/in_123". */
export const matchInput = z
  .string()
  .transform((text) => ({ id: text.slice(0, 36), charge: text.slice(37) }))
  .pipe(z.object({ id: z.string().refine(isId), charge: chargeInput }))
export type ConfirmedMatch = z.output<typeof matchInput>

export const ignoreInput = z.object({
  note: z.string().trim().max(200, 'Keep the note to 200 characters').default(''),
})
