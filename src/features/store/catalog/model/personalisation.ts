import { type BasisPoints, formatPence } from '../../../../kernel/money.ts'
import { NO_PERSONALISATION, type Personalisation } from './item.ts'
import { type PersonalisationPrices, personalisationPriceOf } from './pricing.ts'

export const MOST_INITIALS = 3
export const MAX_SHIRT_NUMBER = 99
/** [STO-027] */
export const MOST_PIECES = 50

/** Initials as they are printed: letters only, as capitals, at most three. [STO-028, resolutions F11] */
export const parseInitials = (typed: string): string =>
  [
    ...typed
      .normalize('NFC')
      .replace(/[^\p{L}]/gu, '')
      .toUpperCase(),
  ]
    .slice(0, MOST_INITIALS)
    .join('')

/** A shirt number, 0 to 99 without leading zeros; null for anything else. [STO-029, resolutions F11] */
export const parseShirtNumber = (typed: string): number | null =>
  /^(?:0|[1-9]\d?)$/.test(typed.trim()) ? Number(typed.trim()) : null

/** What a form asks to be printed. */
export const parsePersonalisation = (initials: string, shirtNumber: string): Personalisation => ({
  ...NO_PERSONALISATION,
  initials: parseInitials(initials),
  shirtNumber: parseShirtNumber(shirtNumber),
})

type Printable = { hasInitials: boolean; hasNumber: boolean; personalisation: PersonalisationPrices }

/**
 * "£4.80 for initials, £3.60 a digit", with VAT: what printing costs before anything is chosen. [STO-019, STO-021,
 * resolutions B16]
 */
export function personalisationCosts(
  { hasInitials, hasNumber, personalisation }: Printable,
  vatRate: BasisPoints,
): string {
  const costOf = (wanted: Personalisation) =>
    formatPence(personalisationPriceOf(personalisation, wanted, vatRate).gross)
  const initials = costOf({ initials: 'A', shirtNumber: null })
  if (personalisation.personalisationPrices.length === 0) return initials
  const parts = [
    hasInitials && `${initials} for initials`,
    hasNumber && `${costOf({ initials: '', shirtNumber: 1 })} a digit`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** What is printed on a piece, in words: "AKV and 7"; '' for nothing. */
export const personalisationWords = ({ initials, shirtNumber }: Personalisation): string =>
  [initials, shirtNumber ?? ''].filter((part) => part !== '').join(' and ')
