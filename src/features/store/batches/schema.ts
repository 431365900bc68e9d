import { z } from 'zod'
import { isLocalDate } from '../../../kernel/dates.ts'
import { plainLine, plainText } from '../../../kernel/text.ts'
import { BATCH_STATUSES, KEY_DAYS } from './model.ts'

const day = z.string('Please choose a day').refine(isLocalDate, 'Please choose a day')

const request = z
  .string()
  .default('')
  .transform(plainText)
  .pipe(z.string().max(2000, 'Please use 2000 characters at most'))

/** A batch as staff write it. [BAT-001, BAT-014] */
export const batchInput = z.object({
  title: z
    .string('Please give it a title')
    .transform(plainLine)
    .pipe(z.string().min(1, 'Please give it a title').max(80, 'Please use 80 letters at most')),
  expectedDelivery: day,
  customRequestKempa: request,
  customRequestPrinting: request,
})
export type BatchInput = z.output<typeof batchInput>

export const statusInput = z.enum(BATCH_STATUSES, 'Please choose a status')

/** A batch that is changed, with what stood there when it was opened. [resolutions E22] */
export const batchEdit = batchInput.extend({ version: z.coerce.number().int().min(1) })

/** What the page of orders is asked for in its address. */
const ORDER_VIEWS = ['batches', 'orders', 'unbatched', 'unpaid'] as const
export const ordersSearch = z.object({
  q: z
    .string()
    .transform((text) => text.trim().slice(0, 100))
    .default('')
    .catch(''),
  show: z.enum(ORDER_VIEWS).default('batches').catch('batches'),
  /** The batch whose orders are unfolded; 'none' for none. */
  open: z
    .union([z.uuid(), z.literal('none')])
    .optional()
    .catch(undefined),
  start: z.coerce.number().int().min(0).max(1_000_000).default(0).catch(0),
})
export type OrdersSearch = z.output<typeof ordersSearch>

/** A link for a supplier, and for how long. [resolutions A04] */
export const linkInput = z.object({
  for: z.enum(['kit', 'printing'], 'Please say whom it is for').default('kit'),
  days: z.coerce
    .number('Please say for how many days')
    .int('Please use whole days')
    .min(1, 'A link works for 1 to 365 days')
    .max(365, 'A link works for 1 to 365 days')
    .default(KEY_DAYS),
})

/** What a supplier's link carries. [BAT-010] */
export const supplierQuery = z.object({
  id: z.uuid(),
  key: z.string().min(1).max(100),
  print: z.literal('1').optional(),
})
