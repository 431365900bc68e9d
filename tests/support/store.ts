import { eq } from 'drizzle-orm'
import { aMember, type MemberFacts } from '../../demo/builders/member.ts'
import { aUser } from '../../demo/builders/user.ts'
import { performOperation } from '../../src/features/billing/jobs.server.ts'
import { settlePayment } from '../../src/features/billing/sync/commands/settle-payment.server.ts'
import type { CartLine } from '../../src/features/store/cart/model/cart.ts'
import { findCart } from '../../src/features/store/cart/queries/cart.server.ts'
import { storeStock } from '../../src/features/store/catalog/table.server.ts'
import { changeCart } from '../../src/features/store/orders/commands/change-cart.server.ts'
import { payOrder } from '../../src/features/store/orders/commands/place-order.server.ts'
import {
  type RefundLines,
  refundLines,
} from '../../src/features/store/orders/commands/refund-lines.server.ts'
import {
  type RefundOrder,
  refundOrder,
} from '../../src/features/store/orders/commands/refund-order.server.ts'
import { syncOrder } from '../../src/features/store/orders/commands/sync-order.server.ts'
import { storeOrderEvents, storeOrders } from '../../src/features/store/orders/table.server.ts'
import { type Role, SYSTEM } from '../../src/kernel/actor.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { anActor } from './actors.ts'
import type { Sandbox } from './sandbox.ts'

export const NO_HEADERS = new Headers()
let buyers = 0

/** A member who may buy, with their ctx. */
export async function aBuyer(ctx: Ctx, { role = 'member', ...facts }: MemberFacts & { role?: Role } = {}) {
  buyers += 1
  const member = await aMember(ctx, { name: `Buyer ${buyers}`, gender: 'female', ...facts })
  const user = await aUser(ctx, { member, role })
  const actor = anActor(role, { user: { ...user, name: member.name }, member, active: member.active })
  return { member, user, actor, ctx: { ...ctx, actor } }
}

export type TestBuyer = Awaited<ReturnType<typeof aBuyer>>

/** Adds lines to a cart as the product page does. Throws if a line is refused. Returns the cart. */
export async function fillCart({ ctx, user }: TestBuyer, ...lines: CartLine[]) {
  for (const line of lines) {
    const added = await changeCart(ctx, NO_HEADERS, { kind: 'add', line })
    if (!added.ok) throw new Error(added.reason)
  }
  return findCart(ctx.db, user.id)
}

/** Opens the checkout session for the cart. */
export async function goToPay(buyer: TestBuyer, request = '') {
  const { orderId = '' } = await findCart(buyer.ctx.db, buyer.user.id)
  return payOrder(buyer.ctx, { orderId, seenTotal: undefined, request })
}

/** Opens the checkout session and throws if that is refused. */
export async function atCheckout(buyer: TestBuyer, ...lines: CartLine[]) {
  await fillCart(buyer, ...lines)
  const paying = await goToPay(buyer)
  if (!paying.ok) throw new Error(paying.reason)
  return paying
}

/** Opens the checkout session, pays, and updates the order as the ledger's job does. Returns the order id. */
export async function buy(buyer: TestBuyer, sandbox: Sandbox, ...lines: CartLine[]): Promise<string> {
  const { orderId, sessionId } = await atCheckout(buyer, ...lines)
  await sandbox.pay(sessionId)
  const product = { ...buyer.ctx, actor: SYSTEM }
  await settlePayment(product, sessionId)
  await syncOrder(product, orderId)
  return orderId
}

/** Returns an order's timeline: its state after each entry, and the note. */
export const timelineIn = async ({ db }: Ctx, id: string) =>
  db
    .select({ state: storeOrderEvents.state, note: storeOrderEvents.note })
    .from(storeOrderEvents)
    .where(eq(storeOrderEvents.orderId, id))
    .orderBy(storeOrderEvents.id)

/** The same ctx at a later time. */
export const later = (ctx: Ctx, minutes: number): Ctx => ({
  ...ctx,
  clock: { now: () => new Date(ctx.clock.now().getTime() + minutes * 60_000) },
})

export async function orderOf({ db }: Ctx, id: string) {
  const [order] = await db.select().from(storeOrders).where(eq(storeOrders.id, id))
  return order
}

/** Returns the stock of an item by size. */
export async function stockOf({ db }: Ctx, { id }: { id: string }): Promise<Record<string, number | null>> {
  const sizes = await db.select().from(storeStock).where(eq(storeStock.itemId, id))
  return Object.fromEntries(sizes.map(({ size, stock }) => [size, stock]))
}

/** Performs a requested refund and updates its order, as the jobs do. */
async function refundNow(ctx: Ctx, orderId: string, requested: RefundLines | RefundOrder) {
  if (!requested.ok) return requested
  if ('takenBack' in requested) throw new Error('nobody has paid for this order')
  const performed = await performOperation(ctx, requested.operationId)
  await syncOrder({ ...ctx, actor: SYSTEM }, orderId)
  return performed.ok ? { ok: true as const, amount: requested.amount } : performed
}

export const refundLinesNow = async (...[ctx, id, choice]: Parameters<typeof refundLines>) =>
  refundNow(ctx, id, await refundLines(ctx, id, choice))

export const refundOrderNow = async (...[ctx, id, choice]: Parameters<typeof refundOrder>) =>
  refundNow(ctx, id, await refundOrder(ctx, id, choice))
