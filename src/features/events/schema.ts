import { z } from 'zod'
import { pence } from '../../kernel/money.ts'
import { plainLine } from '../../kernel/text.ts'
import { typedAmount } from '../../kernel/typed-amount.ts'
import { currencyName, sessionLine } from '../billing/schema.ts'
import { BAD_AMOUNT, LEAST_CONTRIBUTION, MAX_CONTRIBUTION, OTHER } from './model.ts'

/** At most two decimal places. [SYS-050] */
const ownAmount = typedAmount(BAD_AMOUNT).refine(
  (amount) => amount >= LEAST_CONTRIBUTION && amount <= MAX_CONTRIBUTION,
  BAD_AMOUNT,
)

const chosenAmount = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform((text) => pence(Number(text)))

/** A contribution from the event page: an offered amount in pence, or another amount in pounds. */
export const contributionInput = z
  .object({
    choice: z.string().optional(),
    amount: z.string().default(''),
    name: z.string().default('').transform(plainLine).pipe(z.string().max(80, 'Use at most 80 characters')),
  })
  .transform(({ choice, amount, name }, ctx) => {
    const own = choice === undefined || choice === OTHER
    const parsed = own ? ownAmount.safeParse(amount) : chosenAmount.safeParse(choice)
    if (parsed.success) return { amount: parsed.data, name }
    ctx.addIssue({ code: 'custom', path: [own ? 'amount' : 'choice'], message: BAD_AMOUNT })
    return z.NEVER
  })

export type Contribution = z.output<typeof contributionInput>

/**
 * The input of the API call that opens a checkout session. Its addresses, customer and descriptions are ignored; its
 * amount in pence must be allowed by the event. [API-035, resolutions B03, B27]
 */
export const paymentSessionCall = z
  .object({
    gd_object: z.literal('others'),
    gd_object_id: z.uuid(),
    amount: z.number().optional(),
    currency: currencyName,
    line_items: z.array(sessionLine).max(20).default([]),
  })
  .transform(({ gd_object_id, amount, line_items }, ctx) => {
    const total = amount ?? line_items.reduce((sum, item) => sum + item.amount * item.quantity, 0)
    if (Number.isSafeInteger(total)) return { gd_object_id, amount: pence(total) }
    ctx.addIssue({ code: 'custom', path: ['amount'], message: BAD_AMOUNT })
    return z.NEVER
  })
