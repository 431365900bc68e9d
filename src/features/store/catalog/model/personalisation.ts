import { type BasisPoints, formatPence } from '../../../../kernel/money.ts'
import { NO_PRINT, type Print } from './item.ts'
import { type PrintPrices, printPriceOf } from './pricing.ts'

export const MOST_INITIALS = 3
export const MAX_SHIRT_NUMBER = 99
/** [STO-027] */
export const MOST_PIECES = 50

/** Initials as they are printed: letters only, as capitals, at most three. [STO-028, resolutions F11] */
export const initialsIn = (typed: string): string =>
  [
    ...typed
      .normalize('NFC')
      .replace(/[^\p{L}]/gu, '')
      .toUpperCase(),
  ]
    .slice(0, MOST_INITIALS)
    .join('')

/** A shirt number, 0 to 99 without leading zeros; null for anything else. [STO-029, resolutions F11] */
export const shirtNumberIn = (typed: string): number | null =>
  /^(?:0|[1-9]\d?)$/.test(typed.trim()) ? Number(typed.trim()) : null

/** What a form asks to be printed. */
export const printIn = (initials: string, dorsal: string): Print => ({
  ...NO_PRINT,
  initials: initialsIn(initials),
  dorsal: shirtNumberIn(dorsal),
})

type Printable = { hasInitials: boolean; hasNumber: boolean; print: PrintPrices }

/**
 * "£4.80 for initials, £3.60 a digit", with VAT: what printing costs before anything is chosen. [STO-019, STO-021,
 * resolutions B16]
 */
export function printCosts({ hasInitials, hasNumber, print }: Printable, vatRate: BasisPoints): string {
  const costOf = (wanted: Print) => formatPence(printPriceOf(print, wanted, vatRate).gross)
  const initials = costOf({ initials: 'A', dorsal: null })
  if (print.printPrices.length === 0) return initials
  const parts = [
    hasInitials && `${initials} for initials`,
    hasNumber && `${costOf({ initials: '', dorsal: 1 })} a digit`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** What is printed on a piece, in words: "AKV and 7"; '' for nothing. */
export const printWords = ({ initials = '', dorsal }: Partial<Print>): string =>
  [initials, dorsal ?? ''].filter((part) => part !== '').join(' and ')
