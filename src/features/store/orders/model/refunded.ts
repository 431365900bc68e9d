import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import type { OrderState } from './order.ts'

type Line = { quantity: number; returned: number; gross: Pence }
type Order = { state: OrderState; refunded: Pence; lines: readonly Line[] }

/** A line after its refunds: the remaining pieces and price, and words for the refunded pieces. */
export type RemainingLine = { pieces: number; gross: Pence; refundedWords: string | undefined }

/**
 * Calculates what remains of an order line. The words name the amount of its refunded pieces only when at least that
 * much was refunded, because an earlier refund of another amount can leave less. [BAT-008]
 */
export function remainingOf(order: Order, line: Line): RemainingLine {
  const returned = returnedOf(order, line)
  const pieces = line.quantity - returned
  const gross = priceOf(line, pieces)
  if (returned === 0) return { pieces, gross, refundedWords: undefined }
  const count = returnedWords(order, { ...line, returned })
  const worth = order.lines.reduce((sum, one) => sum + priceOf(one, returnedOf(order, one)), 0)
  const amount = worth <= order.refunded ? `: ${formatPence(priceOf(line, returned))}` : ''
  return { pieces, gross, refundedWords: `${count}${amount}` }
}

/**
 * How many pieces of a line were given back. Nobody has paid for a club order, so its pieces were not refunded. It is
 * abandoned once all of them are back.
 */
export function returnedWords(
  { state }: Pick<Order, 'state'>,
  { returned, quantity }: Pick<Line, 'returned' | 'quantity'>,
): string {
  const isUnpaid = state === 'club' || state === 'abandoned'
  return `${isUnpaid ? 'Returned' : 'Refunded'} ${returned} of ${quantity}`
}

/** Amount of an order that was not refunded. */
export const remainingGross = ({ gross, refunded }: { gross: Pence; refunded: Pence }): Pence =>
  pence(gross - refunded)

const returnedOf = ({ state }: Order, { quantity, returned }: Line): number =>
  state === 'refunded' ? quantity : returned

/** `gross` is a multiple of `quantity`, so the result is whole pence. */
const priceOf = ({ gross, quantity }: Line, pieces: number): Pence => pence((gross / quantity) * pieces)
