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
import { linesOf, lockOrder, type OrderRow } from '../internal/order-rows.server.ts'
import { canRefund } from '../policy.ts'
import { type ReturnedPieces, storeOrderLines, storeOrderRefunds } from '../table.server.ts'
import { finishRefund } from './finish-refund.server.ts'

/** So many pieces of the line at that position. */
export type PiecesBack = { position: number; quantity: number }

/** `key` is made with the form: a double click is one refund. `restock`: the pieces can be sold again. */
export type RefundLines = { pieces: readonly PiecesBack[]; restock: boolean; key: string }

export type RefundedLines =
  | RefundPayment
  | Outcome<
      never,
      | { reason: 'NOT_PAID' }
      | { reason: 'NO_PIECES' }
      | { reason: 'NOT_THERE' }
      /** Another refund of the order is on its way, and what is left is not known before it is done. */
      | { reason: 'BUSY' }
    >

/**
 * Gives the money of single pieces of a paid order back, as they were charged and never more than is left of the
 * payment. They leave the supplier's list when that is decided, and come into stock when the provider has done it; a
 * provider that does not answer is asked again by a job. Throws Forbidden to all but treasurer, shop and administrator,
 * NotFound for an unknown order. [BAT-009, resolutions B17, B23]
 */
export async function refundLines(ctx: Ctx, id: string, choice: RefundLines): Promise<RefundedLines> {
  if (!canRefund(ctx.actor)) throw new Forbidden()
  const decided = await transact(ctx, async (tx) => {
    const order = isId(id) ? await lockOrder(tx, id) : undefined
    if (!order) throw new NotFound()
    const earlier = await refundOf(tx, id, choice.key)
    return earlier ? done({ refundId: earlier }) : decide(ctx, tx, order, choice)
  })
  return decided.ok ? finishRefund(ctx, decided.refundId) : decided
}

async function refundOf(tx: Tx, orderId: string, key: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: storeOrderRefunds.id })
    .from(storeOrderRefunds)
    .where(and(eq(storeOrderRefunds.orderId, orderId), eq(storeOrderRefunds.key, key)))
  return found?.id
}

/** Writes the refund down with its amount and its pieces, under the lock of the order: no piece goes back twice. */
async function decide(ctx: Ctx, tx: Tx, order: OrderRow, { pieces, restock, key }: RefundLines) {
  if (order.state !== 'paid' || !order.paymentId) return refused('NOT_PAID')
  const wanted = pieces.filter(({ quantity }) => quantity > 0)
  if (wanted.length === 0) return refused('NO_PIECES')
  const lines = new Map((await linesOf(tx, order.id)).map((line) => [line.position, line]))
  const back: ReturnedPieces[] = []
  let worth = 0
  for (const { position, quantity } of wanted) {
    const line = lines.get(position)
    if (!line || line.returned + quantity > line.quantity) return refused('NOT_THERE')
    lines.set(position, { ...line, returned: line.returned + quantity })
    back.push({ position, itemId: line.itemId, size: line.size, quantity })
    worth += (line.netMinor + line.vatMinor + line.printNetMinor + line.printVatMinor) * quantity
  }
  const { least, isSure } = await leftOf(tx, order)
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
 * What is left of the payment at least, in pence. A refund that is on its way may be counted in the ledger already, and
 * here once more: then more may be left.
 */
async function leftOf(tx: Tx, order: OrderRow): Promise<{ least: Pence; isSure: boolean }> {
  const [waiting] = await tx
    .select({ minor: sql<number>`coalesce(sum(${storeOrderRefunds.amountMinor}), 0)::int` })
    .from(storeOrderRefunds)
    .where(and(eq(storeOrderRefunds.orderId, order.id), isNull(storeOrderRefunds.doneAt)))
  const [payment] = await tx
    .select({ left: sql<number>`(${payments.amountMinor} - ${payments.refundedMinor})::int` })
    .from(payments)
    .where(sql`${payments.id} = ${order.paymentId}`)
  const onTheWay = waiting?.minor ?? 0
  return { least: pence(Math.max(0, (payment?.left ?? 0) - onTheWay)), isSure: onTheWay === 0 }
}

async function markReturned(tx: Tx, orderId: string, position: number, quantity: number): Promise<void> {
  await tx
    .update(storeOrderLines)
    .set({ returned: sql`${storeOrderLines.returned} + ${quantity}::int` })
    .where(and(eq(storeOrderLines.orderId, orderId), eq(storeOrderLines.position, position)))
}
