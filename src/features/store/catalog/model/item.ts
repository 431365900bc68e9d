import type { Pence } from '../../../../kernel/money.ts'

/** Who wears an item, and whose shirt numbers are compared. */
export const ITEM_GENDERS = ['', 'women', 'men', 'junior'] as const
export type ItemGender = (typeof ITEM_GENDERS)[number]

/** The supplier's availability of a size: green and yellow can be bought, red cannot. [STO-023] */
export const AVAILABILITIES = ['green', 'yellow', 'red'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** From this number of pieces down a size that has some shows yellow. [resolutions B17] */
export const LOW_STOCK = 5

/** What is known of the stock of one size. Null: nobody counts, or the supplier says nothing. */
export type StockFacts = { stock: number | null; availability: Availability | null }

/**
 * The availability of a size: the supplier's where he gives one, else by the pieces that are left; a size that is sold out is
 * red whatever he says. Neither figure nor availability counts as no stock. [STO-023, STO-059, resolutions B17]
 */
export function availabilityOf({ stock, availability }: StockFacts): Availability {
  if (stock === 0) return 'red'
  if (availability !== null) return availability
  if (stock === null) return 'red'
  return stock <= LOW_STOCK ? 'yellow' : 'green'
}

/** Whether a size with this availability can be chosen. [STO-022, STO-023] */
export const canChoose = (availability: Availability): boolean => availability !== 'red'

/** A size as the store shows and sells it. */
export type Size = { size: string; stock: number | null; availability: Availability }

/** One price of printing on an item, before VAT; for each digit of the number, or once. [STO-019, resolutions B16] */
export type PersonalisationPrice = { title: string; priceMinor: number; isDigit: boolean }

/** What is printed on a piece; '' and undefined mean nothing. [STO-028, STO-029] */
export type Personalisation = { initials: string; shirtNumber: number | null }

export const NO_PERSONALISATION: Personalisation = { initials: '', shirtNumber: null }

/** A price before and after VAT, in pence. */
export type Amount = { net: Pence; vat: Pence; gross: Pence }

/** From so many characters on, without spaces around, something is searched. [STO-009, resolutions F11] */
export const LEAST_SEARCH = 3
export const MOST_SEARCH = 60
