import { type BasisPoints, formatPence } from '../../../../kernel/money.ts'
import { NO_PERSONALISATION, type Personalisation } from './item.ts'
import { type PersonalisationPrices, personalisationPriceOf } from './pricing.ts'

export const MAX_INITIALS = 3
export const MAX_SHIRT_NUMBER = 99
/** The most pieces in one line of a cart. */
export const MAX_PIECES = 50

/** Turns typed text into initials: letters only, in capitals, at most three. */
export const parseInitials = (typed: string): string =>
  [
    ...typed
      .normalize('NFC')
      .replace(/[^\p{L}]/gu, '')
      .toUpperCase(),
  ]
    .slice(0, MAX_INITIALS)
    .join('')

/** Reads a shirt number from 0 to 99 without leading zeros. Null for any other text. */
export const parseShirtNumber = (typed: string): number | null =>
  /^(?:0|[1-9]\d?)$/.test(typed.trim()) ? Number(typed.trim()) : null

/** Reads the personalisation of a form. */
export const parsePersonalisation = (initials: string, shirtNumber: string): Personalisation => ({
  ...NO_PERSONALISATION,
  initials: parseInitials(initials),
  shirtNumber: parseShirtNumber(shirtNumber),
})

type Printable = { hasInitials: boolean; hasNumber: boolean; personalisation: PersonalisationPrices }

/** Describes what personalisation costs, with VAT: "£4.80 for initials, £3.60 a digit". */
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

/** Describes a personalisation: "AKV and 7", or '' for none. */
export const personalisationWords = ({ initials, shirtNumber }: Personalisation): string =>
  [initials, shirtNumber ?? ''].filter((part) => part !== '').join(' and ')
