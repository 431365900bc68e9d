import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { type Cart, type CartLine, EMPTY_CART } from '../model/cart.ts'
import { storeCarts } from '../table.server.ts'
import { readCartCookie } from './cart-cookie.server.ts'

/** The current cart: the account's cart in the database for a logged-in user, the cart of the cookie for a visitor. */
export async function currentCart({ db, actor }: Pick<Ctx, 'db' | 'actor'>, headers: Headers): Promise<Cart> {
  return actor.kind === 'user' ? findCart(db, actor.userId) : readCartCookie(headers)
}

/** Finds the cart of an account; an empty cart when there is none. */
export async function findCart(db: Db | Tx, userId: string): Promise<Cart> {
  const [row] = await db.select().from(storeCarts).where(eq(storeCarts.userId, userId))
  if (!row) return EMPTY_CART
  return { lines: row.lines.map(asNamedNow), ...(row.orderId && { orderId: row.orderId }) }
}

/** Carts stored before November 2026 call a line's shirt number `dorsal`. */
const asNamedNow = ({ dorsal, ...line }: CartLine & { dorsal?: number }): CartLine => ({
  ...(dorsal !== undefined && { shirtNumber: dorsal }),
  ...line,
})
