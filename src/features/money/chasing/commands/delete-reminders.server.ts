import { inArray } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { paymentReminders } from '../table.server.ts'

/** Deletes the reminders that were sent to these addresses, for the erasure of a member. Returns their number. */
export async function deleteReminders(tx: Tx, addresses: readonly string[]): Promise<number> {
  const emails = addresses.map((address) => address.toLowerCase())
  const { rowCount } = await tx.delete(paymentReminders).where(inArray(paymentReminders.email, emails))
  return rowCount ?? 0
}
