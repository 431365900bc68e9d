import { and, eq, isNull, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId, newId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditForm } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import type { RefundPayment } from '../../../billing/refunds/commands/refund-payment.server.ts'
import { canRefund } from '../policy.ts'
import { findOrderLines, type OrderRow } from '../queries/order-lines.server.ts'
import { type ReturnedPieces, storeOrderLines, storeOrderRefunds } from '../table.server.ts'
import { finishRefund } from './finish-refund.server.ts'
import { lockOrder } from './order-state.server.ts'

/** Pieces of the line at a position. */
export type PiecesBack = { position: number; quantity: number }

/**
 * `key` is made with the form and prevents a second refund by a double click. `restock`: the pieces can be sold again.
 */
export type RefundLines = { pieces: readonly PiecesBack[]; restock: boolean; key: string }

export type RefundedLines =
  | RefundPayment
  | Outcome<
      never,
      | { reason: 'NOT_PAID' }
      | { reason: 'NO_PIECES' }
      | { reason: 'NOT_THERE' }
      /** Another refund of the order is pending, so what is left is not known yet. */
      | { reason: 'BUSY' }
    >

/**
 * Refunds single pieces of a paid order at the price charged, and never more than is left of the payment. The pieces
 * leave the supplier's list at once and return to stock when the provider has made the refund. A job retries when the
 * provider does not answer. Throws Forbidden unless the actor can refund orders, and NotFound for an unknown order.
 */
export async function refundLines(ctx: Ctx, id: string, choice: RefundLines): Promise<RefundedLines> {
  if (!canRefund(ctx.actor)) throw new Forbidden()
  const recorded = await transact(ctx, async (tx) => {
    const order = isId(id) ? await lockOrder(tx, id) : undefined
    if (!order) throw new NotFound()
    const earlier = await refundOf(tx, id, choice.key)
    return earlier ? done({ refundId: earlier }) : recordRefund(ctx, tx, order, choice)
  })
  return recorded.ok ? finishRefund(ctx, recorded.refundId) : recorded
}

async function refundOf(tx: Tx, orderId: string, key: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: storeOrderRefunds.id })
    .from(storeOrderRefunds)
    .where(and(eq(storeOrderRefunds.orderId, orderId), eq(storeOrderRefunds.key, key)))
  return found?.id
}

/** Records the refund with its amount and pieces. The order is locked, so that no piece is refunded twice. */
async function recordRefund(ctx: Ctx, tx: Tx, order: OrderRow, { pieces, restock, key }: RefundLines) {
  if (order.state !== 'paid' || !order.paymentId) return refused('NOT_PAID')
  const wanted = pieces.filter(({ quantity }) => quantity > 0)
  if (wanted.length === 0) return refused('NO_PIECES')
  const lines = new Map((await findOrderLines(tx, order.id)).map((line) => [line.position, line]))
  const back: ReturnedPieces[] = []
  let worth = 0
  for (const { position, quantity } of wanted) {
    const line = lines.get(position)
    if (!line || line.returned + quantity > line.quantity) return refused('NOT_THERE')
    lines.set(position, { ...line, returned: line.returned + quantity })
    back.push({ position, itemId: line.itemId, size: line.size, quantity })
    worth +=
      (line.netMinor + line.vatMinor + line.personalisationNetMinor + line.personalisationVatMinor) * quantity
  }
  const { least, isSure } = await refundableAmount(tx, order)
  if (worth > least && !isSure) return refused('BUSY')
  const amount = Math.min(worth, least)
  if (amount === 0) return refused('NOTHING_TO_REFUND')
  for (const { position, quantity } of back) await markReturned(tx, order.id, position, quantity)
  const refundId = newId()
  await tx.insert(storeOrderRefunds).values({
    id: refundId,
    orderId: order.id,
    key,
    amountMinor: amount,
    pieces: back,
    restock,
    createdAt: ctx.clock.now(),
  })
  await addJob(tx, 'orders:refund', { refundId }, `orders:refund:${refundId}`)
  const facts = { amount: amount as Pence, pieces: wanted, restock, key } // the smaller of two whole amounts of pence
  await auditForm(tx, ctx, { action: 'storeorders.refund', subject: `storeorders/${order.id}`, facts })
  await touchEntry(tx, 'storeorders', order.id)
  return done({ refundId })
}

/**
 * Calculates the least amount that is left of the payment, in pence. A pending refund may already be in the ledger and
 * be subtracted twice: then more is left, and `isSure` is false.
 */
async function refundableAmount(tx: Tx, order: OrderRow): Promise<{ least: Pence; isSure: boolean }> {
  const [pending] = await tx
    .select({ minor: sql<number>`coalesce(sum(${storeOrderRefunds.amountMinor}), 0)::int` })
    .from(storeOrderRefunds)
    .where(and(eq(storeOrderRefunds.orderId, order.id), isNull(storeOrderRefunds.doneAt)))
  const [payment] = await tx
    .select({ left: sql<number>`(${payments.amountMinor} - ${payments.refundedMinor})::int` })
    .from(payments)
    .where(sql`${payments.id} = ${order.paymentId}`)
  const pendingMinor = pending?.minor ?? 0
  return { least: pence(Math.max(0, (payment?.left ?? 0) - pendingMinor)), isSure: pendingMinor === 0 }
}

async function markReturned(tx: Tx, orderId: string, position: number, quantity: number): Promise<void> {
  await tx
    .update(storeOrderLines)
    .set({ returned: sql`${storeOrderLines.returned} + ${quantity}::int` })
    .where(and(eq(storeOrderLines.orderId, orderId), eq(storeOrderLines.position, position)))
}
