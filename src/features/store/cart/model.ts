/** One line of a cart as the cookie holds it: what, never for how much. [STO-033, STO-038, decisions E16] */
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
