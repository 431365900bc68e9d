import { eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { contactEmail, contactName, isGuardianEmail } from '../../../members/queries/contact.server.ts'
import { needsGuardian } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import { storeOrders } from '../table.server.ts'

/** Who reads the e-mails about an order: the buyer or, for a minor, the first guardian. */
export type OrderContact = {
  orderId: string
  /** The buyer's name; '' if unknown. */
  buyer: string
  /** The buyer's first name; '' for a buyer who is not a member. */
  firstName: string
  /** The reader's name and address; '' if there is none. */
  name: string
  email: string
  /** Whether the reader is a minor, because no guardian has an address. Gets receipts, but no messages or reminders. */
  isMinor: boolean
}

/** Finds who reads the e-mails about these orders. The caller has checked the permission. */
export async function findOrderContacts(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  orderIds: readonly string[],
): Promise<OrderContact[]> {
  if (orderIds.length === 0) return []
  const isMember = sql`${members.id} is not null`
  return db
    .select({
      orderId: storeOrders.id,
      buyer: sql<string>`coalesce(${members.name}, ${users.name}, '')`,
      firstName: sql<string>`coalesce(${members.firstName}, '')`,
      name: sql<string>`coalesce(case when ${isMember} then ${contactName(ctx)} end, ${users.name}, '')`,
      email: sql<string>`coalesce(case when ${isMember} and ${isGuardianEmail(ctx)} then ${contactEmail(ctx)} end,
        nullif(${users.email}, ''), case when ${isMember} then ${contactEmail(ctx)} end, '')`,
      isMinor: sql<boolean>`(${isMember} and ${needsGuardian(ctx)} and not ${isGuardianEmail(ctx)})`,
    })
    .from(storeOrders)
    .leftJoin(users, eq(users.id, storeOrders.userId))
    .leftJoin(members, eq(members.id, storeOrders.memberId))
    .where(inArray(storeOrders.id, [...orderIds]))
}
