import { asc, eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { canRefund } from '../../orders/policy.ts'
import { type OrderView, timelineOf, viewsOf } from '../../orders/queries/order.server.ts'
import { storeOrders } from '../../orders/table.server.ts'
import type { BatchStatus } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { storeBatches } from '../table.server.ts'
import { ordersWithBuyers } from './with-buyers.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>

export type DeskOrder = OrderView & {
  buyer: string
  email: string
  isClubOrder: boolean
  /** What whoever asks can still give back; nothing of what nobody paid. */
  left: Pence
  batch: { id: string; title: string; status: BatchStatus } | null
  timeline: Awaited<ReturnType<typeof timelineOf>>
}

/**
 * One order as staff open it: whose, what, where it is, and everything that happened to it. Throws Forbidden to all but
 * shop and administrator, NotFound for an unknown one. [BAT-006, BAT-009, BAT-016]
 */
export async function deskOrder(ctx: Needs, id: string): Promise<DeskOrder> {
  const { db } = ctx
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  const [found] = isId(id) ? await ordersWithBuyers(db).where(eq(storeOrders.id, id)) : []
  const [view] = found ? await viewsOf(db, [found.order]) : []
  if (!found || !view) throw new NotFound()
  const { order, buyer, email, batch } = found
  const isPaid = order.state === 'paid' && order.paymentId !== null
  const left = pence(isPaid && canRefund(ctx.actor) ? order.grossMinor - order.refundedMinor : 0)
  const timeline = await timelineOf(ctx, id)
  return { ...view, buyer, email, batch, left, timeline, isClubOrder: order.adminOrder }
}

/** Batches that an order can be moved into, what is expected first first. Throws Forbidden. */
export async function openBatches({ db, actor }: Needs): Promise<{ id: string; title: string }[]> {
  if (!canManageBatches(actor)) throw new Forbidden()
  return db
    .select({ id: storeBatches.id, title: storeBatches.title })
    .from(storeBatches)
    .where(eq(storeBatches.status, 'Open'))
    .orderBy(asc(storeBatches.expectedDelivery), asc(storeBatches.id))
}
