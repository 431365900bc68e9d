import { bornAt } from '../../../../kernel/ids.ts'
import { formatPence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import type { BillingNeeds } from '../../../billing/operations/model.ts'
import type { Payment } from '../../../billing/payments/model.ts'
import { paymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { isNoted, linesOf, lockOrder, noteOn, type OrderRow, release } from '../internal/order-rows.server.ts'
import { HOLD_MINUTES } from '../model/order.ts'
import { emailPlaced, emailTooLate } from './emails.server.ts'
import { followRefunds } from './follow-refunds.server.ts'
import { place } from './place.server.ts'
import { reserveNumbers, wearerOf } from './shirt-numbers.server.ts'
import { takeStock } from './stock.server.ts'

export type OrderNeeds = BillingNeeds & Pick<Ctx, 'actor'>

/**
 * Brings an order in line with the ledger, whatever has happened there, as often as one likes: money that has come
 * places it, a card page that closed unpaid gives its stock back, money that went back is noted. Money for what
 * cannot be sold any more, or that came twice, is sent back. [STO-048, resolutions B01, B07, B17]
 */
export async function followOrder(ctx: OrderNeeds, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const order = await lockOrder(tx, id)
    const payments = (await paymentsOf(tx, 'order', id)).reverse()
    if (!order) return sendBack(tx, id, payments.filter(isHere))
    const owner = order.paymentId ?? (await payWith(ctx, tx, order, payments.filter(isHere)))
    if (!owner && order.state === 'awaiting' && isOver(order, payments))
      await release(ctx, tx, order, 'abandoned', 'The card page closed unpaid')
    const own = payments.find((payment) => payment.id === owner)
    if (own) await followRefunds(ctx, tx, id, own)
    await sendBack(
      tx,
      id,
      payments.filter((payment) => isHere(payment) && payment !== own),
    )
  })
}

const isHere = ({ status }: Payment) => status === 'paid'

/** Every card page that was opened for what is frozen now is closed. */
function isOver(order: OrderRow, payments: readonly Payment[]): boolean {
  if (payments.some(({ status }) => status === 'open')) return false
  const frozenAt = (order.heldUntil?.getTime() ?? 0) - HOLD_MINUTES * 60_000
  return payments.some(({ id }) => bornAt(id).getTime() >= frozenAt)
}

/**
 * Places an order with the money that has come, if it is what the order costs and its goods can be had. Answers the
 * id of that payment.
 */
async function payWith(
  ctx: OrderNeeds,
  tx: Tx,
  order: OrderRow,
  here: readonly Payment[],
): Promise<string | undefined> {
  const payment = here.find(({ amount }) => amount === order.grossMinor) ?? here[0]
  if (!payment || order.state === 'club') return undefined
  if (payment.amount !== order.grossMinor || !(await hasGoods(tx, order))) {
    await tooLate(ctx, tx, order, payment)
    return undefined
  }
  const paid = `Paid ${formatPence(payment.amount)} by card`
  await place(ctx, tx, order, 'paid', paid, { paymentId: payment.id, placedAt: payment.paidAt })
  await emailPlaced(ctx, tx, order.id)
  return payment.id
}

/**
 * Whether what was paid is reserved. For money that came after the stock was given back the goods and numbers are taken
 * once more, all or nothing.
 */
async function hasGoods(tx: Tx, order: OrderRow): Promise<boolean> {
  if (order.state === 'awaiting') return true
  const lines = await linesOf(tx, order.id)
  if (lines.length === 0) return false
  const wearer = await wearerOf(tx, order.memberId)
  const dorsals = lines.flatMap(({ dorsal }) => dorsal ?? [])
  return rollingBack(() =>
    tx.transaction(async (attempt) => {
      const missing = await takeStock(attempt, lines)
      const taken = await reserveNumbers(attempt, wearer, order.id, dorsals)
      if (missing || taken !== undefined) throw new Rollback(false)
      return true
    }),
  )
}

async function tooLate(ctx: OrderNeeds, tx: Tx, order: OrderRow, payment: Payment): Promise<void> {
  const note = `${formatPence(payment.amount)} came too late and goes back`
  if (await isNoted(tx, order.id, note)) return
  await noteOn(ctx, tx, order.id, order.state, note)
  await emailTooLate(ctx, tx, order.id, payment.amount)
}

/** Money that is not for this order any more goes back, by a job that does not give up. */
async function sendBack(tx: Tx, orderId: string, payments: readonly Payment[]): Promise<void> {
  for (const { id } of payments)
    await addJob(tx, 'orders:send-back', { orderId, paymentId: id }, `orders:send-back:${id}`)
}
