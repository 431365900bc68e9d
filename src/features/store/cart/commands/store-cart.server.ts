import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Cart } from '../model/cart.ts'
import { findCart } from '../queries/cart.server.ts'
import { storeCarts } from '../table.server.ts'

/**
 * The cart of an account, for a transaction that is about to change it: whoever else changes it waits, so that of two
 * clicks both count.
 */
export async function lockCart(tx: Tx, userId: string): Promise<Cart> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cart'), hashtext(${userId}))`)
  return findCart(tx, userId)
}

/** Writes the cart of an account; an empty one is forgotten. */
export async function storeCart(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  userId: string,
  { lines, orderId }: Cart,
): Promise<void> {
  if (lines.length === 0) {
    await tx.delete(storeCarts).where(eq(storeCarts.userId, userId))
    return
  }
  const values = { lines, orderId: orderId ?? null, updatedAt: clock.now() }
  await tx
    .insert(storeCarts)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: storeCarts.userId, set: values })
}

/** Forgets the carts that were made into an order, on all devices: it is placed. [resolutions E16] */
export async function deleteCartOfOrder(tx: Tx, orderId: string): Promise<void> {
  await tx.delete(storeCarts).where(eq(storeCarts.orderId, orderId))
}
