import { type Pence, penceOf } from '../../../../kernel/money.ts'
import { wireStock } from '../schema.ts'
import { AVAILABILITIES, type StockFacts } from './item.ts'

export type SizeFacts = StockFacts & {
  size: string
  /** How often pieces had been taken or given back when the figure was read; not known of a figure made afresh. */
  moves?: number | undefined
  /** Of this size alone, in pence before VAT; undefined leaves it as it is. */
  price1Minor?: Pence | null | undefined
  price2Minor?: Pence | null | undefined
}

/**
 * The sizes in `itemStock`: a JSON text, a list of such texts, or what they hold. Lists of unequal length are read
 * place by place, what is missing is not known; undefined for what cannot be read at all, which counts as no stock.
 * [STO-059, resolutions B17]
 */
export function parseWireStock(given: unknown): SizeFacts[] | undefined {
  if (given === null || given === '') return []
  if (Array.isArray(given)) {
    const parts = given.map(parseWireStock)
    return parts.every((part) => part !== undefined) ? once(parts.flat()) : undefined
  }
  const parsed = wireStock.safeParse(typeof given === 'string' ? jsonIn(given) : given)
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

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the caller answers that it cannot be read
  }
}

/** Each size once, the first of it counts; a size without a name is none. */
const once = (sizes: readonly SizeFacts[]): SizeFacts[] =>
  sizes.filter(({ size }, place) => size !== '' && sizes.findIndex((other) => other.size === size) === place)
