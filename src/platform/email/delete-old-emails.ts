import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { mails } from './table.server.ts'

/** Deletes the e-mails to these addresses, ignoring case. Returns how many. */
export async function deleteOldEmails(tx: Tx, addresses: readonly string[]): Promise<number> {
  const small = addresses.map((address) => address.toLowerCase()).filter(Boolean)
  if (small.length === 0) return 0
  const { rowCount } = await tx.delete(mails).where(inArray(sql`lower(${mails.toEmail})`, small))
  return rowCount ?? 0
}
