import { z } from 'zod'
import { oneOf, searchWords } from '../../../kernel/list-search.ts'
import { plainLine } from '../../../kernel/text.ts'

/** What staff record: pieces that came, were lost or damaged, or the number that was counted. */
export const STAFF_REASONS = ['delivered', 'lost', 'damaged', 'counted'] as const

const WHOLE = 'Enter a quantity from 0 to 9999'

/** Input of the form that records a movement. A count may be 0; a delivery or a loss is of at least one piece. */
export const movementInput = z
  .object({
    /** The size with the count of its movements that the form was opened with. */
    size: z
      .string('Choose a size')
      .regex(/^\d{1,9}:./, 'Choose a size')
      .transform((text) => {
        const at = text.indexOf(':')
        return { moves: Number(text.slice(0, at)), size: text.slice(at + 1) }
      }),
    reason: z.enum(STAFF_REASONS, 'Choose what happened'),
    quantity: z
      .string(WHOLE)
      .trim()
      .regex(/^\d{1,4}$/, WHOLE)
      .transform(Number),
    note: z.string().default('').transform(plainLine).pipe(z.string().max(200, 'Enter up to 200 characters')),
  })
  // A text that is no number has its own message.
  .refine(({ reason, quantity }) => quantity !== 0 || reason === 'counted', {
    path: ['quantity'],
    message: 'Enter a quantity from 1 to 9999',
  })
export type MovementInput = z.output<typeof movementInput>

/** One threshold: '' for none. */
export const threshold = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/, WHOLE)
  .transform((text) => (text === '' ? null : Number(text)))

/** The query of the stock list. */
export const stockSearch = z.object({ q: searchWords, show: oneOf(['', 'low', 'reserved']) })
export type StockSearch = z.output<typeof stockSearch>
