import { z } from 'zod'
import { typedAmount } from '../../../kernel/typed-amount.ts'

/** The instant of the agreement that the page showed; undefined if there was none. */
const seen = z.iso
  .datetime()
  .transform((instant) => new Date(instant))
  .optional()
  .catch(undefined)

/** The form that removes an agreement. */
export const withdrawalInput = z.object({ seen })

/** The form for a fee that finance staff agree with one person. */
export const agreementInput = z.object({
  seen,
  amount: z
    .string('Enter the amount')
    .trim()
    .min(1, 'Enter the amount. Enter 0 if nothing is to pay')
    .pipe(typedAmount('Enter an amount like 20 or 20.50'))
    .refine((amount) => amount < 1_000_000, 'Enter an amount below £10,000'),
  note: z.string().trim().max(500, 'A note takes 500 characters at most').default(''),
})
