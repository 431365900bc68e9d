import { paths } from '../../../../web/paths.ts'
import { MAX_PIECES } from '../../catalog/model/personalisation.ts'

/** One line of a cart. It never contains a price. */
export type CartLine = {
  /** The supplier's number of the item. */
  id: string
  size: string
  quantity: number
  initials?: string
  shirtNumber?: number
}

/** A cart: its lines and its unpaid order. */
export type Cart = { lines: CartLine[]; orderId?: string }

export const EMPTY_CART: Cart = { lines: [] }

/** The most lines of one cart, which must fit into a cookie. */
export const MAX_LINES = 50

/** What identifies a line: shirts with different personalisation are different lines. */
export type LineKey = Omit<CartLine, 'quantity'>

export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.id === other.id &&
  one.size === other.size &&
  (one.initials ?? '') === (other.initials ?? '') &&
  one.shirtNumber === other.shirtNumber

/** A unique key for each line of a cart. */
export const lineKeyText = ({ id, size, initials = '', shirtNumber = -1 }: LineKey): string =>
  JSON.stringify([id, size, initials, shirtNumber])

/**
 * Adds a line. Pieces with the same id, size and personalisation are added to the existing line, up to 50. Undefined
 * when the cart is full.
 */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] | undefined {
  if (!lines.some((line) => isSameLine(line, added)))
    return lines.length < MAX_LINES ? [...lines, capQuantity(added)] : undefined
  return lines.map((line) =>
    isSameLine(line, added) ? capQuantity({ ...line, quantity: line.quantity + added.quantity }) : line,
  )
}

/** Adds one piece to a line, up to 50. */
export const increaseLine = (lines: readonly CartLine[], key: LineKey): CartLine[] =>
  lines.map((line) => (isSameLine(line, key) ? capQuantity({ ...line, quantity: line.quantity + 1 }) : line))

/** Removes one piece from a line, and the line with its last piece. */
export const decreaseLine = (lines: readonly CartLine[], key: LineKey): CartLine[] =>
  lines.flatMap((line) => {
    if (!isSameLine(line, key)) return [line]
    return line.quantity <= 1 ? [] : [{ ...line, quantity: line.quantity - 1 }]
  })

const capQuantity = (line: CartLine): CartLine => ({
  ...line,
  quantity: Math.min(line.quantity, MAX_PIECES),
})

/** Removes a line. */
const removeLine = (lines: readonly CartLine[], key: LineKey): CartLine[] =>
  lines.filter((line) => !isSameLine(line, key))

/** Counts the pieces in a cart. */
export const piecesIn = ({ lines }: Cart): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A change to a cart. */
export type CartChange =
  | { kind: 'add'; line: CartLine }
  | { kind: 'increase' | 'decrease' | 'remove'; line: LineKey }
  | { kind: 'empty' }

/** Applies a change to the lines of a cart. Undefined when the cart is full. */
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

/** The address of a line's buttons. It identifies the line, because all lines are part of one form. */
export const cartAddress = ({ id, size, initials = '', shirtNumber }: LineKey): string =>
  `${paths.cart}?${new URLSearchParams({ id, size, initials, dorsal: String(shirtNumber ?? '') })}`
