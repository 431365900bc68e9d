import { z } from 'zod'
import { isLocalDate } from '../../../kernel/dates.ts'
import { oneOf, searchWords, startRow } from '../../../kernel/list-search.ts'
import { plainLine, plainText } from '../../../kernel/text.ts'
import { BATCH_STATUSES, KEY_DAYS } from './model.ts'

const day = z.string('Choose a date').refine(isLocalDate, 'Choose a date')

const request = z
  .string()
  .default('')
  .transform(plainText)
  .pipe(z.string().max(2000, 'Enter up to 2000 characters'))

/** Input of the batch form. */
export const batchInput = z.object({
  title: z
    .string('Enter a title')
    .transform(plainLine)
    .pipe(z.string().min(1, 'Enter a title').max(80, 'Enter up to 80 characters')),
  expectedDelivery: day,
  customRequestKempa: request,
  customRequestPrinting: request,
})
export type BatchInput = z.output<typeof batchInput>

export const statusInput = z.enum(BATCH_STATUSES, 'Choose a status')

/** Input of the form that edits a batch, with the row version that it was opened with. */
export const batchEdit = batchInput.extend({ version: z.coerce.number().int().min(1) })

/** The query of the orders page. */
const ORDER_VIEWS = ['batches', 'orders', 'unbatched', 'unpaid'] as const
export const ordersSearch = z.object({
  q: searchWords,
  show: oneOf(ORDER_VIEWS),
  /** The unfolded batch; 'none' for none. */
  open: z
    .union([z.uuid(), z.literal('none')])
    .optional()
    .catch(undefined),
  start: startRow,
})
export type OrdersSearch = z.output<typeof ordersSearch>

/** The position of a line and the size that it changes to, as in `0:XL`. */
export const lineAndSize = z
  .string('Choose the new size')
  .regex(/^\d{1,4}:./, 'Choose the new size')
  .transform((text) => {
    const at = text.indexOf(':')
    return { position: Number(text.slice(0, at)), size: text.slice(at + 1) }
  })

/** Input of the form that makes a supplier link. */
export const linkInput = z.object({
  for: z.enum(['kit', 'printing'], 'Choose who the link is for').default('kit'),
  days: z.coerce
    .number('Enter a number of days')
    .int('Enter whole days')
    .min(1, 'Enter 1 to 365 days')
    .max(365, 'Enter 1 to 365 days')
    .default(KEY_DAYS),
})

/** Query of a supplier link. */
export const supplierQuery = z.object({
  id: z.uuid(),
  key: z.string().min(1).max(100),
  print: z.literal('1').optional(),
})
