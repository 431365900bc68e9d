import { type Pence, penceOf } from '../../../../kernel/money.ts'
import { parsedJson } from '../../../../kernel/parsed-json.ts'
import { wireStock } from '../schema.ts'
import { AVAILABILITIES, type StockFacts } from './item.ts'

export type SizeFacts = StockFacts & {
  size: string
  /** The count of stock movements when the figure was read. Undefined for a figure that was not read first. */
  moves?: number | undefined
  /** Prices of this size alone, in pence before VAT. Undefined leaves the price as it is. */
  price1Minor?: Pence | null | undefined
  price2Minor?: Pence | null | undefined
}

/**
 * Reads the sizes of `itemStock`: a JSON text, a list of such texts, or the object in them. In lists of unequal length
 * the missing values are unknown. Undefined when it cannot be read.
 */
export function parseWireStock(given: unknown): SizeFacts[] | undefined {
  if (given === null || given === '') return []
  if (Array.isArray(given)) {
    const parts = given.map(parseWireStock)
    return parts.every((part) => part !== undefined) ? once(parts.flat()) : undefined
  }
  const parsed = wireStock.safeParse(typeof given === 'string' ? parsedJson(given) : given)
  if (!parsed.success) return undefined
  const { sizes, stock, 'stock-light': availabilities, moves = [], price1, price2 } = parsed.data
  return once(
    sizes.map((size, place) => ({
      size,
      stock: stock[place] ?? null,
      availability: AVAILABILITIES.find((availability) => availability === availabilities[place]) ?? null,
      ...(typeof moves[place] === 'number' && { moves: moves[place] }),
      ...(price1 && { price1Minor: minorOf(price1[place]) }),
      ...(price2 && { price2Minor: minorOf(price2[place]) }),
    })),
  )
}

const minorOf = (pounds: number | null | undefined): Pence | null =>
  typeof pounds === 'number' ? penceOf(pounds) : null

/** Keeps the first row of each size and drops rows without a size. */
const once = (sizes: readonly SizeFacts[]): SizeFacts[] =>
  sizes.filter(({ size }, place) => size !== '' && sizes.findIndex((other) => other.size === size) === place)
