import { z } from 'zod'
import { MAX_PIECES, parseShirtNumber } from '../catalog/model/personalisation.ts'
import type { CartChange, LineKey } from './model/cart.ts'

/** Up to three letters of any alphabet. */
export const INITIALS = /^\p{L}{0,3}$/u

export const BAD_QUANTITY = 'Choose a quantity from 1 to 50'
export const BAD_INITIALS = 'Enter up to 3 letters'
export const INVALID_SHIRT_NUMBER = 'Choose a number from 0 to 99'
export const NO_SIZE = 'Choose a size'
const NO_ITEM = 'Choose an item'

const initials = z
  .string()
  .default('')
  // An accent that is typed after its letter becomes part of it.
  .transform((typed) => typed.normalize('NFC').trim().toUpperCase())
  .pipe(z.string().regex(INITIALS, BAD_INITIALS))
  .transform((letters) => letters || undefined)

const shirtNumber = z
  .string()
  .default('')
  .transform((typed) => typed.trim())
  .refine((typed) => typed === '' || parseShirtNumber(typed) !== null, INVALID_SHIRT_NUMBER)
  .transform((typed) => (typed === '' ? undefined : Number(typed)))

const quantity = z
  .string(BAD_QUANTITY)
  .regex(/^[1-9]\d?$/, BAD_QUANTITY)
  .transform(Number)
  .refine((pieces) => pieces <= MAX_PIECES, BAD_QUANTITY)

const key = {
  id: z.string(NO_ITEM).min(1, NO_ITEM).max(60, NO_ITEM),
  size: z.string(NO_SIZE).min(1, NO_SIZE).max(60, NO_SIZE),
  initials,
  /** The form field of the specification. */
  dorsal: shirtNumber,
}

/** Input of the store's cart forms. */
export const cartForm = z
  .discriminatedUnion(
    'intent',
    [
      z.object({ intent: z.literal('add'), ...key, quantity }),
      z.object({ intent: z.literal('increase'), ...key }),
      z.object({ intent: z.literal('decrease'), ...key }),
      z.object({ intent: z.literal('remove'), ...key }),
      z.object({ intent: z.literal('empty') }),
    ],
    'Use the buttons of the store',
  )
  .transform((form): CartChange => {
    if (form.intent === 'empty') return { kind: 'empty' }
    const line = keyOf(form)
    return form.intent === 'add'
      ? { kind: 'add', line: { ...line, quantity: form.quantity } }
      : { kind: form.intent, line }
  })

type Typed = { id: string; size: string; initials?: string | undefined; dorsal?: number | undefined }

/** Leaves out the fields of a missing personalisation. */
const keyOf = ({ id, size, initials, dorsal }: Typed): LineKey => ({
  id,
  size,
  ...(initials !== undefined && { initials }),
  ...(dorsal !== undefined && { shirtNumber: dorsal }),
})
