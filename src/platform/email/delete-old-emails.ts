import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Ports } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { addressProblems, mails } from './table.server.ts'

/** Deletes the e-mails to these addresses and what is known about them, ignoring case. Returns how many e-mails. */
export async function deleteOldEmails(tx: Tx, addresses: readonly string[]): Promise<number> {
  const small = addresses.map((address) => address.toLowerCase()).filter(Boolean)
  if (small.length === 0) return 0
  await tx.delete(addressProblems).where(inArray(addressProblems.email, small))
  const { rowCount } = await tx.delete(mails).where(inArray(sql`lower(${mails.toEmail})`, small))
  return rowCount ?? 0
}

/**
 * Forgets that e-mails to an address failed 12 months ago, so that it is tried once more. Complaints are kept, because
 * they still forbid e-mails. Returns how many addresses.
 */
export async function deleteOldFailures({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const old = lt(addressProblems.failingSince, sql`${clock.now()}::timestamptz - interval '12 months'`)
  const forgotten = await db.delete(addressProblems).where(and(old, isNull(addressProblems.complainedAt)))
  const kept = await db.update(addressProblems).set({ failingSince: null, reason: '' }).where(old)
  return (forgotten.rowCount ?? 0) + (kept.rowCount ?? 0)
}
