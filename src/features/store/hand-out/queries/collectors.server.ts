import { eq, inArray, sql } from 'drizzle-orm'
import { SYSTEM } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { contactEmail, contactName, isGuardianEmail } from '../../../members/queries/contact.server.ts'
import { isMinor, sightIn } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import { storeOrders } from '../../orders/table.server.ts'

/** Who is written to about an order: for a minor, the first guardian. `email` is '' without an adult's address. */
export type Collector = { orderId: string; name: string; email: string; firstName: string }

/** Finds who is written to about each of these orders. The caller has checked the permission. */
export async function findCollectors(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  orderIds: readonly string[],
): Promise<Collector[]> {
  if (orderIds.length === 0) return []
  const own = sql`coalesce(nullif(${users.email}, ''), ${contactEmail(ctx)})`
  const isChild = isMinor(sightIn({ ...ctx, actor: SYSTEM }))
  return db
    .select({
      orderId: storeOrders.id,
      name: sql<string>`coalesce(case when ${members.id} is not null then ${contactName(ctx)} end, ${users.name}, '')`,
      email: sql<string>`coalesce(case when ${members.id} is null then ${users.email}
        when ${isGuardianEmail(ctx)} then ${contactEmail(ctx)}
        when ${isChild} then '' else ${own} end, '')`,
      firstName: sql<string>`coalesce(${members.firstName}, ${users.name}, '')`,
    })
    .from(storeOrders)
    .leftJoin(users, eq(users.id, storeOrders.userId))
    .leftJoin(members, eq(members.id, storeOrders.memberId))
    .where(inArray(storeOrders.id, [...orderIds]))
}
