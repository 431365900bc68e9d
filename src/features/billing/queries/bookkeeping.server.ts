import { and, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { payments, subscriptions } from '../table.server.ts'

/** Whether the provider goes on taking money for a member. */
export async function paysEachMonth(tx: Tx, memberId: string): Promise<boolean> {
  const running = notInArray(subscriptions.status, ['canceled', 'incomplete_expired'])
  return (await tx.$count(subscriptions, and(eq(subscriptions.memberId, memberId), running))) > 0
}

/** How many payments name a member. */
export const countPayments = (tx: Tx, memberId: string): Promise<number> =>
  tx.$count(payments, eq(payments.memberId, memberId))
