import { z } from 'zod'
import { formKey } from '../../../kernel/form-key.ts'
import { oneOf, searchWords } from '../../../kernel/list-search.ts'
import { lineAndSize } from '../batches/schema.ts'
import { MARK_KINDS } from './model.ts'

const MAX_LINES = 1000

const line = z
  .string()
  .regex(/^[^/]+\/\d{1,4}$/)
  .transform((text) => {
    const [orderId = '', position] = text.split('/')
    return { orderId, position: Number(position) }
  })
  .pipe(z.object({ orderId: z.uuid(), position: z.number() }))

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/**
 * A press on a button of the list, whose value names its lines or marks: `mark` ticks lines, `undo` removes the marks
 * that the page showed.
 */
export const pressInput = z.object({
  kind: z.enum(MARK_KINDS),
  mark: z.string().default('').transform(wordsOf).pipe(z.array(line).max(MAX_LINES)),
  undo: z.string().default('').transform(wordsOf).pipe(z.array(z.uuid()).max(MAX_LINES)),
})

const HOW_MANY = 'Choose how many'

/** Input of the form that exchanges items for another size. */
export const exchangeInput = z.object({
  exchange: lineAndSize,
  pieces: z
    .string()
    .default('1')
    .pipe(z.string().regex(/^[1-9]\d?$/, HOW_MANY))
    .transform(Number),
  oldBack: z
    .enum(['on'])
    .optional()
    .transform((ticked) => ticked === 'on'),
  key: formKey,
})

/** The query of the hand-out list. */
export const handOutSearch = z.object({ q: searchWords, show: oneOf(['', 'open', 'pick']) })
export type HandOutSearch = z.output<typeof handOutSearch>
