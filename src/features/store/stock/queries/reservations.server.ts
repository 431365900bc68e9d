import { asc, eq, inArray, sql } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { users } from '../../../accounts/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { HOLD_MINUTES, UNPAID_STATES } from '../../orders/model/order.ts'
import { canSeeAllOrders } from '../../orders/policy.ts'
import { storeOrderLines, storeOrders } from '../../orders/table.server.ts'

/** A line of an unpaid order. `until` is set while its pieces are reserved by an open checkout. */
export type Reservation = {
  orderId: string
  orderNumber: number
  position: number
  buyer: string
  title: string
  size: string
  pieces: number
  since: Date
  until: Date | null
}

/**
 * Lists what is in open checkouts and in unpaid carts, the reserved pieces first and then the oldest. Throws Forbidden
 * unless the actor sees all orders.
 */
export async function listReservations({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<Reservation[]> {
  if (!canSeeAllOrders(actor)) throw new Forbidden()
  const found = await db
    .select({
      order: storeOrders,
      line: storeOrderLines,
      buyer: sql<string>`coalesce(${members.name}, ${users.name}, '')`,
    })
    .from(storeOrders)
    .innerJoin(storeOrderLines, eq(storeOrderLines.orderId, storeOrders.id))
    .leftJoin(members, eq(members.id, storeOrders.memberId))
    .leftJoin(users, eq(users.id, storeOrders.userId))
    .where(inArray(storeOrders.state, UNPAID_STATES))
    .orderBy(asc(storeOrders.state), asc(storeOrders.updatedAt), asc(storeOrderLines.position))
  return found.map(({ order, line, buyer }) => {
    const until = order.state === 'awaiting' ? order.heldUntil : null
    return {
      ...{ orderId: order.id, orderNumber: order.number, position: line.position, buyer },
      ...{ title: line.title, size: line.size, pieces: line.quantity, until },
      since: until ? new Date(until.getTime() - HOLD_MINUTES * 60_000) : order.updatedAt,
    }
  })
}
