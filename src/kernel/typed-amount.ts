import { z } from 'zod'
import { type Pence, penceOf } from './money.ts'

/** "45", "45.50", "1,200.05", "45,50". A comma before three digits separates thousands, before one or two the pence. */
const AMOUNT = /^(?:(?:\d{1,6}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?|\d{1,6},\d{1,2})$/

/** Reads an amount as people type it, with or without a currency sign: "£45.50" is 4550. Undefined for other text. */
export function readAmount(typed: string): Pence | undefined {
  const digits = typed.replace(/^\s*\p{Sc}?\s*|\s+$/gu, '')
  if (!AMOUNT.test(digits)) return undefined
  return penceOf(Number(digits.replace(/,(?=\d{1,2}$)/, '.').replaceAll(',', '')))
}

/** Validates an amount in pounds, as it is typed in forms. The result is in pence. */
export const typedAmount = (message: string) =>
  z.string(message).transform((typed, ctx): Pence => {
    const amount = readAmount(typed)
    if (amount !== undefined) return amount
    ctx.addIssue({ code: 'custom', message })
    return z.NEVER
  })
