import { longDate } from '../../../kernel/dates.ts'
import { formatShort } from '../../../kernel/money.ts'
import { earlyOr, owedOf, type Priced } from './owed.ts'

/** "£60 of £120 for the rest of the season"; '' if the price on the day is the full one. */
export function reasonOf(fee: Priced): string {
  const { full, terms, day } = fee
  if (!day) return ''
  const before = earlyOr(full, terms, day)
  const { onDay } = owedOf(fee)
  const early =
    terms.early &&
    before < full &&
    `Early price until ${longDate(terms.early.until)} instead of ${formatShort(full)}`
  const months =
    onDay < before && `${formatShort(onDay)} of ${formatShort(before)} for the rest of the season`
  return [early, months].filter(Boolean).join('. ')
}

/** Ends words as a sentence; '' stays empty. */
export const sentence = (words: string): string => words && `${words}.`
