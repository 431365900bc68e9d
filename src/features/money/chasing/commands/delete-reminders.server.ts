import { inArray, lt, sql } from 'drizzle-orm'
import type { Ports } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { paymentReminders } from '../table.server.ts'

/** Deletes the reminders that were sent to these addresses, for the erasure of a member. Returns their number. */
export async function deleteReminders(tx: Tx, addresses: readonly string[]): Promise<number> {
  const emails = addresses.map((address) => address.toLowerCase())
  const { rowCount } = await tx.delete(paymentReminders).where(inArray(paymentReminders.email, emails))
  return rowCount ?? 0
}

/** Deletes reminders that were sent more than two years ago. Returns their number. */
export async function deleteOldReminders({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const twoYearsAgo = sql`${clock.now().toISOString()}::timestamptz - interval '2 years'`
  const { rowCount } = await db.delete(paymentReminders).where(lt(paymentReminders.createdAt, twoYearsAgo))
  return rowCount ?? 0
}
