import { MOST_PIECES } from '../../catalog/model/personalisation.ts'

/** One line of a cart as the cookie holds it: what, never for how much. [STO-033, STO-038, resolutions E16] */
export type CartLine = {
  /** The supplier's number of the item. */
  id: string
  size: string
  quantity: number
  initials?: string
  dorsal?: number
}

/** A cart: its lines, and the unpaid order that it was made into. */
export type Cart = { lines: CartLine[]; orderId?: string }

export const EMPTY_CART: Cart = { lines: [] }

/** Lines of one cart: they must fit into a cookie. [resolutions E16] */
export const MOST_LINES = 50

/** What tells one line from another: two shirts with other print are two lines. [resolutions B15] */
export type LineKey = Omit<CartLine, 'quantity'>

export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.id === other.id &&
  one.size === other.size &&
  (one.initials ?? '') === (other.initials ?? '') &&
  one.dorsal === other.dorsal

/** A text of its own for every line of a cart. */
export const lineKeyText = ({ id, size, initials = '', dorsal = -1 }: LineKey): string =>
  JSON.stringify([id, size, initials, dorsal])

/**
 * A line more. Pieces with the same id, size and print join the line that is there, up to 50; undefined when the cart
 * has no room for another line. [STO-035, resolutions B15]
 */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] | undefined {
  if (!lines.some((line) => isSameLine(line, added)))
    return lines.length < MOST_LINES ? [...lines, capQuantity(added)] : undefined
  return lines.map((line) =>
    isSameLine(line, added) ? capQuantity({ ...line, quantity: line.quantity + added.quantity }) : line,
  )
}

/** One piece more, up to 50. [STO-034, resolutions F12] */
export const increaseLine = (lines: readonly CartLine[], key: LineKey): CartLine[] =>
  lines.map((line) => (isSameLine(line, key) ? capQuantity({ ...line, quantity: line.quantity + 1 }) : line))

/** One piece less; the last one takes the line away. [STO-036] */
export const decreaseLine = (lines: readonly CartLine[], key: LineKey): CartLine[] =>
  lines.flatMap((line) => {
    if (!isSameLine(line, key)) return [line]
    return line.quantity <= 1 ? [] : [{ ...line, quantity: line.quantity - 1 }]
  })

const capQuantity = (line: CartLine): CartLine => ({
  ...line,
  quantity: Math.min(line.quantity, MOST_PIECES),
})

/** The whole line goes. [STO-034] */
export const removeLine = (lines: readonly CartLine[], key: LineKey): CartLine[] =>
  lines.filter((line) => !isSameLine(line, key))

/** How many pieces there are, as the link to the cart says. */
export const piecesIn = ({ lines }: Cart): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What somebody does to a cart. [STO-034] */
export type CartChange =
  | { kind: 'add'; line: CartLine }
  | { kind: 'increase' | 'decrease' | 'remove'; line: LineKey }
  | { kind: 'empty' }

/** The lines after a change; undefined when there is no room for it. */
export function changeLines(lines: readonly CartLine[], change: CartChange): CartLine[] | undefined {
  switch (change.kind) {
    case 'add':
      return addLine(lines, change.line)
    case 'increase':
      return increaseLine(lines, change.line)
    case 'decrease':
      return decreaseLine(lines, change.line)
    case 'remove':
      return removeLine(lines, change.line)
    case 'empty':
      return []
  }
}

/** Which line a button of the cart is for stands in its address: a form has one set of fields for all lines. */
export const cartAddress = ({ id, size, initials = '', dorsal }: LineKey): string =>
  `/store/cart?${new URLSearchParams({ id, size, initials, dorsal: String(dorsal ?? '') })}`
