import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { DEFAULT_TERMS, type Terms } from '../model/terms.ts'
import { bookingTerms } from '../table.server.ts'

/** Returns the terms of an event, or the default ones. */
export async function termsOf(db: Db | Tx, eventId: string): Promise<Terms> {
  const { closesAt, fullRefundDays, lateRefundPercent, lateRefundDays } = bookingTerms
  const [terms] = await db
    .select({ closesAt, fullRefundDays, lateRefundPercent, lateRefundDays })
    .from(bookingTerms)
    .where(eq(bookingTerms.eventId, eventId))
  return terms ?? DEFAULT_TERMS
}
