import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Cart } from '../model/cart.ts'
import { findCart } from '../queries/cart.server.ts'
import { storeCarts } from '../table.server.ts'

/**
 * Locks and reads the cart of an account in a transaction that changes it. Concurrent changes wait, so that none is
 * lost.
 */
export async function lockCart(tx: Tx, userId: string): Promise<Cart> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cart'), hashtext(${userId}))`)
  return findCart(tx, userId)
}

/** Writes the cart of an account. An empty cart is deleted. */
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

/** Deletes the cart of an order that has been placed. */
export async function deleteCartOfOrder(tx: Tx, orderId: string): Promise<void> {
  await tx.delete(storeCarts).where(eq(storeCarts.orderId, orderId))
}
