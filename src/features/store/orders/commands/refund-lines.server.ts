import { and, eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId, newId } from '../../../../kernel/ids.ts'
import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { count } from '../../../../kernel/text.ts'
import { auditForm } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { type RequestRefund, requestRefund } from '../../../billing/refunds/commands/request-refund.server.ts'
import { isPlaced } from '../model/order.ts'
import { canBeSoldAgain, RETURN_REASON_WORDS, type ReturnReason } from '../model/return-reason.ts'
import { canRefund } from '../policy.ts'
import { findOrderLines, type OrderRow } from '../queries/order-lines.server.ts'
import { type ReturnedPieces, storeOrderLines, storeOrderRefunds } from '../table.server.ts'
import { addOrderEvent, changeState, lockOrder } from './order-state.server.ts'
import { remainingPieces, returnStock } from './stock.server.ts'

/** Pieces of the line at a position. */
export type PiecesBack = { position: number; quantity: number }

/**
 * `key` is created with the form and prevents a second return by a double click. `restock`: the pieces can be sold
 * again, unless the reason says that they are faulty or never arrived.
 */
export type LinesToRefund = {
  pieces: readonly PiecesBack[]
  reason: ReturnReason
  restock: boolean
  key: string
}

type NotChosen = { reason: 'NOT_PAID' } | { reason: 'NO_PIECES' } | { reason: 'NOT_THERE' }
export type RefundLines =
  | RequestRefund
  /** Items of a club order, for which nobody has paid. */
  | Outcome<{ takenBack: number }, NotChosen>

/**
 * Takes back single pieces of an order. Those of a paid order are refunded at the price charged, up to the amount left
 * of the payment. The operation records the outcome. The pieces leave the supplier's list at once; `endRefunds` then
 * returns them to stock, or to the order if the refund fails. Those of a club order return at once. Throws Forbidden
 * unless the actor can refund orders, NotFound for an unknown order.
 */
export async function refundLines(ctx: Ctx, id: string, choice: LinesToRefund): Promise<RefundLines> {
  if (!canRefund(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const order = isId(id) ? await lockOrder(tx, id) : undefined
    if (!order) throw new NotFound()
    const { paymentId } = order
    const { key } = choice
    const [earlier] = await tx
      .select()
      .from(storeOrderRefunds)
      .where(and(eq(storeOrderRefunds.orderId, id), eq(storeOrderRefunds.key, key)))
    if (earlier)
      return paymentId
        ? requestRefund(ctx, tx, { paymentId, key, atMost: pence(earlier.amountMinor) })
        : done({ takenBack: countPieces(earlier.pieces) })
    const chosen = await chosenPieces(tx, order, choice.pieces)
    if (!chosen.ok) return chosen
    if (order.state === 'club') return takeBack(ctx, tx, order, choice, chosen)
    if (!paymentId) return refused('NOT_PAID')
    const requested = await requestRefund(ctx, tx, { paymentId, key, atMost: chosen.worth })
    if (!requested.ok) return requested
    const { amount } = requested
    await record(ctx, tx, order, choice, { ...chosen, amount }, `Refund of ${formatPence(amount)} requested`)
    return requested
  })
}

type Chosen = { pieces: ReturnedPieces[]; worth: Pence }

/** The chosen pieces and their price. The order is locked, so that no piece is refunded twice. */
async function chosenPieces(
  tx: Tx,
  order: OrderRow,
  pieces: readonly PiecesBack[],
): Promise<Outcome<Chosen, NotChosen>> {
  if (!isPlaced(order.state)) return refused('NOT_PAID')
  const wanted = pieces.filter(({ quantity }) => quantity > 0)
  if (wanted.length === 0) return refused('NO_PIECES')
  const lines = new Map((await findOrderLines(tx, order.id)).map((line) => [line.position, line]))
  const chosen: ReturnedPieces[] = []
  let worth = 0
  for (const { position, quantity } of wanted) {
    const line = lines.get(position)
    if (!line || line.returned + quantity > line.quantity) return refused('NOT_THERE')
    lines.set(position, { ...line, returned: line.returned + quantity })
    chosen.push({ position, itemId: line.itemId, size: line.size, quantity })
    worth +=
      (line.netMinor + line.vatMinor + line.personalisationNetMinor + line.personalisationVatMinor) * quantity
  }
  return done({ pieces: chosen, worth: pence(worth) })
}

const countPieces = (pieces: readonly { quantity: number }[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether the returned pieces are added to the stock. */
const isRestocked = ({ restock, reason }: LinesToRefund): boolean => restock && canBeSoldAgain(reason)

/** Takes back pieces of a club order. Once all of them are back, the order has ended. */
async function takeBack(
  ctx: Ctx,
  tx: Tx,
  order: OrderRow,
  choice: LinesToRefund,
  chosen: Chosen,
): Promise<RefundLines> {
  const takenBack = countPieces(chosen.pieces)
  const returned = { ...chosen, amount: pence(0), doneAt: ctx.clock.now() }
  await record(ctx, tx, order, choice, returned, `${count(takenBack, 'item')} taken back`)
  if (isRestocked(choice)) await returnStock(tx, chosen.pieces, { reason: 'returned', orderId: order.id })
  if (remainingPieces(await findOrderLines(tx, order.id)).length > 0) return done({ takenBack })
  await changeState(ctx, tx, order, 'abandoned', 'All items were taken back')
  await addJob(tx, 'order.returned', { orderId: order.id })
  return done({ takenBack })
}

/** Records the return and removes its pieces from the order. */
async function record(
  ctx: Ctx,
  tx: Tx,
  { id: orderId, state }: OrderRow,
  choice: LinesToRefund,
  { pieces, amount, doneAt }: Chosen & { amount: Pence; doneAt?: Date },
  what: string,
): Promise<void> {
  const { key, reason } = choice
  const restock = isRestocked(choice)
  for (const { position, quantity } of pieces)
    await tx
      .update(storeOrderLines)
      .set({ returned: sql`${storeOrderLines.returned} + ${quantity}::int` })
      .where(and(eq(storeOrderLines.orderId, orderId), eq(storeOrderLines.position, position)))
  await tx.insert(storeOrderRefunds).values({
    ...{ id: newId(), orderId, key, pieces, reason, restock, doneAt },
    amountMinor: amount,
    createdAt: ctx.clock.now(),
  })
  const wanted = pieces.map(({ position, quantity }) => ({ position, quantity }))
  const isPaid = amount > 0
  await auditForm(tx, ctx, {
    action: isPaid ? 'storeorders.refund' : 'storeorders.take-back',
    subject: `storeorders/${orderId}`,
    facts: { ...(isPaid && { amount }), pieces: wanted, reason, restock, key },
  })
  await addOrderEvent(ctx, tx, orderId, state, `${what} (${RETURN_REASON_WORDS[reason].toLowerCase()})`)
  await touchEntry(tx, 'storeorders', orderId)
}
