import type { Pence } from '../../../../kernel/money.ts'

/** Who wears an item, and whose shirt numbers are compared. */
export const ITEM_GENDERS = ['', 'women', 'men', 'junior'] as const
export type ItemGender = (typeof ITEM_GENDERS)[number]

/** Availability of a size, in the supplier's colours: green and yellow can be bought, red cannot. */
export const AVAILABILITIES = ['green', 'yellow', 'red'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** A size with this many pieces or fewer shows as yellow. */
export const LOW_STOCK = 5

/** What is known about one size. `stock` is null when it is not counted, `availability` when it is not set. */
export type StockFacts = { stock: number | null; availability: Availability | null }

/**
 * Availability of a size: the one that is set, or else calculated from the stock. A stock of 0 is always red, and so
 * is a size with neither figure. [STO-059]
 */
export function availabilityOf({ stock, availability }: StockFacts): Availability {
  if (stock === 0) return 'red'
  if (availability !== null) return availability
  if (stock === null) return 'red'
  return stock <= LOW_STOCK ? 'yellow' : 'green'
}

/** Whether a size with this availability can be bought. */
export const canChoose = (availability: Availability): boolean => availability !== 'red'

/** A size as the store shows and sells it. */
export type Size = { size: string; stock: number | null; availability: Availability }

/** One price of personalisation before VAT: for each digit of the number, or once for initials. */
export type PersonalisationPrice = { title: string; priceMinor: number; isDigit: boolean }

/** Initials and shirt number on an item. '' and null mean none. */
export type Personalisation = { initials: string; shirtNumber: number | null }

export const NO_PERSONALISATION: Personalisation = { initials: '', shirtNumber: null }

/** A price before and after VAT, in pence. */
export type Amount = { net: Pence; vat: Pence; gross: Pence }

/** A search needs at least this many characters, without the spaces around them. */
export const LEAST_SEARCH = 3
export const MAX_SEARCH = 60
