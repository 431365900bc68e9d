import { inArray, sql } from 'drizzle-orm'
import type { Ports } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { messageRecipients, messages } from '../table.server.ts'

/** Deletes these addresses from the lists of who got a message. Returns the number of rows. */
export async function deleteRecipients(tx: Tx, addresses: readonly string[]): Promise<number> {
  const small = addresses.map((address) => address.toLowerCase()).filter(Boolean)
  if (small.length === 0) return 0
  const { rowCount } = await tx.delete(messageRecipients).where(inArray(messageRecipients.email, small))
  return rowCount ?? 0
}

/** Deletes the lists of who got a message that is older than 12 months. Returns the number of rows. */
export async function deleteOldRecipients({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const old = sql`${messageRecipients.messageId} in (select id from ${messages}
    where finished_at < ${clock.now().toISOString()}::timestamptz - interval '12 months')`
  const { rowCount } = await db.delete(messageRecipients).where(old)
  return rowCount ?? 0
}
