import { and, eq, sql } from 'drizzle-orm'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry } from '../../../../platform/database/transact.ts'
import { NEXT_STATES, type OrderState } from '../model/order.ts'
import { findOrderLines, type OrderRow } from '../queries/order-lines.server.ts'
import { storeOrderEvents, storeOrders } from '../table.server.ts'
import { releaseNumbers } from './shirt-numbers.server.ts'
import { returnStock } from './stock.server.ts'

type Needs = Pick<Ctx, 'clock' | 'actor'>

/** Locks and reads an order in a transaction that changes it. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(storeOrders).where(eq(storeOrders.id, id)).for('update')
  return order
}

/** Changes the state of an order and records the event. Throws on a change that NEXT_STATES does not allow. */
export async function changeState(
  { clock, actor }: Needs,
  tx: Tx,
  order: OrderRow,
  state: OrderState,
  note: string,
  also: Partial<OrderRow> = {},
): Promise<void> {
  if (!NEXT_STATES[order.state].includes(state))
    throw new Error(`order ${order.id} cannot go from ${order.state} to ${state}`)
  const at = clock.now()
  await tx
    .update(storeOrders)
    .set({ ...also, state, updatedAt: at, version: sql`${storeOrders.version} + 1` })
    .where(eq(storeOrders.id, order.id))
  await addOrderEvent({ clock, actor }, tx, order.id, state, note)
  await touchEntry(tx, 'storeorders', order.id)
}

/** Adds an event to the history of an order. */
export async function addOrderEvent(
  { clock, actor }: Needs,
  tx: Tx,
  orderId: string,
  state: OrderState,
  note: string,
): Promise<void> {
  const byUserId = actor.kind === 'user' ? actor.userId : null
  await tx.insert(storeOrderEvents).values({ id: newId(), orderId, at: clock.now(), state, note, byUserId })
}

/** Whether an order already has an event with this note. */
export async function hasOrderEvent(tx: Tx, orderId: string, note: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: storeOrderEvents.id })
    .from(storeOrderEvents)
    .where(and(eq(storeOrderEvents.orderId, orderId), eq(storeOrderEvents.note, note)))
    .limit(1)
  return found !== undefined
}

/** Releases the stock and shirt numbers that an order has reserved. */
export async function releaseReservation(
  doer: Needs,
  tx: Tx,
  order: OrderRow,
  state: 'open' | 'abandoned',
  note: string,
): Promise<void> {
  await changeState(doer, tx, order, state, note, { heldUntil: null })
  if (order.state !== 'awaiting') return
  await returnStock(tx, await findOrderLines(tx, order.id), { reason: 'released', orderId: order.id })
  await releaseNumbers(tx, order.id)
}
