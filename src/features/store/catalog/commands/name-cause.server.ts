import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { StockReason } from '../model/stock-movement.ts'

/** Why stock or prices change, and for which order. */
export type Cause = { reason: StockReason; orderId?: string; note?: string }

/**
 * Names the cause of the changes of stock and prices that follow in this transaction. The triggers of `store_stock` and
 * `store_items` record them with it. Without a name, a change counts as a correction by nobody.
 */
export async function nameCause(tx: Tx, cause: Cause, by?: Ctx['actor']): Promise<void> {
  const named = { ...cause, ...(by?.kind === 'user' && { by: by.userId }) }
  await tx.execute(sql`select set_config('store.cause', ${JSON.stringify(named)}, true)`)
}
