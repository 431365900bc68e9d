import { z } from 'zod'
import { localDate } from '../../../kernel/dates.ts'
import { plainLine, plainText } from '../../../kernel/text.ts'
import { BATCH_STATUSES } from './model.ts'

const day = z.string('Please choose a day').transform((typed, ctx) => {
  try {
    return localDate(typed)
  } catch {
    ctx.addIssue({ code: 'custom', message: 'Please choose a day' })
    return z.NEVER
  }
})

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

/** What a supplier's link carries. [BAT-010] */
export const supplierQuery = z.object({
  id: z.uuid(),
  key: z.string().min(1).max(100),
  print: z.literal('1').optional(),
})
