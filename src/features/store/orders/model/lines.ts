import type { BasisPoints } from '../../../../kernel/money.ts'
import { pence } from '../../../../kernel/money.ts'
import { type CartLine, lineKeyText } from '../../cart/model/cart.ts'
import { type Amount, canChoose, type Personalisation } from '../../catalog/model/item.ts'
import { personalisationPriceOf, priceOf, type Tier, totalOf, withVat } from '../../catalog/model/pricing.ts'
import type { SellableItem } from '../../catalog/queries/items.server.ts'

/** Why a line cannot be bought as it is. The checkout says so before the payment. */
export type Problem =
  | { kind: 'GONE' }
  | { kind: 'NO_PRICE' }
  | { kind: 'SOLD_OUT' }
  | { kind: 'TOO_FEW'; left: number }
  | { kind: 'NOT_PERSONALISABLE' }
  | { kind: 'TAKEN' }

/** A line of a cart with what it costs now. */
export type PricedLine = {
  line: CartLine
  item: SellableItem | undefined
  /** Of one piece. */
  piece: Amount
  /** Of the personalisation of one piece. */
  personalisation: Amount
  /** Of all pieces with their personalisation. */
  total: Amount
  problem: Problem | undefined
}

/** The buyer's price list and VAT, and what is reserved or taken. */
export type Terms = {
  tier: Tier
  vatRate: BasisPoints
  /** Pieces that the order of this cart has reserved already, by `sizeKey`. */
  reserved: ReadonlyMap<string, number>
  /** Whether another player has a shirt number. */
  isTaken: (item: SellableItem, shirtNumber: number) => boolean
}

/** A unique key for a size of an item, for use in maps. */
export const sizeKey = (itemId: string, size: string): string => JSON.stringify([itemId, size])

/** The personalisation of a cart line, with missing parts filled in. */
export const personalisationOf = ({ initials = '', shirtNumber = null }: CartChoice): Personalisation => ({
  initials,
  shirtNumber,
})

type CartChoice = Pick<CartLine, 'initials'> & { shirtNumber?: number | null }

/**
 * Prices the lines of a cart from the current catalogue and finds lines that cannot be bought. Lines of the same size
 * share its stock. A line without a price costs nothing and has a problem.
 */
export function priceLines(
  lines: readonly CartLine[],
  items: readonly SellableItem[],
  terms: Terms,
): PricedLine[] {
  const known = new Map(items.map((item) => [item.itemId, item]))
  const wanted = new Map<string, number>()
  for (const { id, size, quantity } of lines) {
    const key = sizeKey(id, size)
    wanted.set(key, (wanted.get(key) ?? 0) + quantity)
  }
  return lines.map((line) => {
    const item = known.get(line.id)
    const piece = (item && priceOf(item.prices, terms.tier, terms.vatRate, line.size)) ?? NOTHING
    const personalisation = item
      ? personalisationPriceOf(item.prices, personalisationOf(line), terms.vatRate)
      : NOTHING
    const total = totalOf([
      { amount: piece, times: line.quantity },
      { amount: personalisation, times: line.quantity },
    ])
    const all = wanted.get(sizeKey(line.id, line.size)) ?? line.quantity
    return { line, item, piece, personalisation, total, problem: problemOf(line, item, all, terms) }
  })
}

const NOTHING = withVat(pence(0), 0 as BasisPoints) // zero amount, so the rate does not matter

function problemOf(
  line: CartLine,
  item: SellableItem | undefined,
  wanted: number,
  { tier, vatRate, reserved, isTaken }: Terms,
): Problem | undefined {
  if (!item?.active) return { kind: 'GONE' }
  if (!priceOf(item.prices, tier, vatRate, line.size)) return { kind: 'NO_PRICE' }
  const size = item.sizes.find((one) => one.size === line.size)
  if (!size) return { kind: 'GONE' }
  const held = reserved.get(sizeKey(line.id, line.size)) ?? 0
  if (!canChoose(size.availability) && held === 0) return { kind: 'SOLD_OUT' }
  if (size.stock !== null && size.stock + held < wanted) return { kind: 'TOO_FEW', left: size.stock + held }
  if ((line.initials && !item.hasInitials) || (line.shirtNumber !== undefined && !item.hasNumber))
    return { kind: 'NOT_PERSONALISABLE' }
  return line.shirtNumber !== undefined && isTaken(item, line.shirtNumber) ? { kind: 'TAKEN' } : undefined
}

/** Total of all lines. */
export const sumOf = (lines: readonly { total: Amount }[]): Amount =>
  totalOf(lines.map(({ total }) => ({ amount: total, times: 1 })))

/** Words for the problem of a line, for its buyer. */
export function problemWords(
  problem: Problem,
  { size, shirtNumber }: Pick<CartLine, 'size' | 'shirtNumber'>,
): string {
  switch (problem.kind) {
    case 'GONE':
      return 'This is no longer in the store.'
    case 'NO_PRICE':
      return 'Item not available'
    case 'SOLD_OUT':
      return `There is no stock available for the size ${size}`
    case 'TOO_FEW':
      return problem.left === 1
        ? `Only 1 is left of size ${size}`
        : `Only ${problem.left} are left of size ${size}`
    case 'NOT_PERSONALISABLE':
      return 'This can no longer be personalised. Add it again without personalisation.'
    case 'TAKEN':
      return `Number ${shirtNumber} is taken. Choose another one.`
  }
}

/** Unique key of a line, for React lists. */
export const pricedLineKey = ({ line }: PricedLine): string => lineKeyText(line)

/** Whether a line was handed out: when, that it can be collected, or nothing before it is delivered. */
export type Collection = Date | 'ready' | undefined
