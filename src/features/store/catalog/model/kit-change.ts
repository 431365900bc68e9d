import { z } from 'zod'
import { startRow } from '../../../../kernel/list-search.ts'
import { pence } from '../../../../kernel/money.ts'
import { plainLine } from '../../../../kernel/text.ts'
import { AVAILABILITIES } from './item.ts'

/** Views of the kit list. */
export const KIT_VIEWS = {
  '': 'All',
  'no-price': 'Without a price',
  'sold-out': 'Out of stock',
  'not-for-sale': 'Not for sale',
} as const

/** Query of the kit list's address. */
export const kitSearch = z.object({
  q: z.string().transform(plainLine).default('').catch(''),
  show: z.enum(['', 'no-price', 'sold-out', 'not-for-sale']).default('').catch(''),
  category: z.uuid().optional().catch(undefined),
  start: startRow,
})
export type KitSearch = z.output<typeof kitSearch>

const BAD_PRICE = 'Enter a price, such as 18.50'
const price = z
  .string()
  .default('')
  .transform((typed) => typed.trim().replace(/^\p{Sc}\s*/u, ''))
  .refine((typed) => typed === '' || /^\d{1,4}(\.\d{1,2})?$/.test(typed), BAD_PRICE)
  .transform((typed) => (typed === '' ? undefined : pence(Math.round(Number(typed) * 100))))

const BAD_STOCK = 'Enter a quantity from 0 to 9999'
const stock = z
  .string()
  .default('')
  .transform((typed) => typed.trim())
  .refine((typed) => /^\d{0,4}$/.test(typed), BAD_STOCK)
  .transform((typed) => (typed === '' ? undefined : Number(typed)))

const NO_ITEM = 'Select at least one item'

/** A change to many items at once. An empty field changes nothing. Prices are before VAT. */
export const kitForm = z
  .object({
    item: z
      .union([z.uuid().transform((id) => [id]), z.array(z.uuid())], NO_ITEM)
      .optional()
      .transform((ids) => ids ?? []),
    /** Change every item of the list, on all its pages. */
    all: z.literal('yes').optional(),
    of: z.enum(['every', 'childrens']).default('every'),
    price1: price,
    price2: price,
    stock,
    availability: z.enum(['', 'counted', ...AVAILABILITIES]).default(''),
    sale: z.enum(['', 'on', 'off']).default(''),
  })
  .refine(({ item, all }) => all === 'yes' || item.length > 0, { path: ['item'], message: NO_ITEM })
  .refine(
    ({ price1, price2, stock, availability, sale }) =>
      price1 !== undefined ||
      price2 !== undefined ||
      stock !== undefined ||
      availability !== '' ||
      sale !== '',
    { path: ['sale'], message: 'Choose what to change' },
  )
export type KitChange = z.output<typeof kitForm>
