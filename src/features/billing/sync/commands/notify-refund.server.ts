import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import type { PaymentEntry } from '../../payments/table.server.ts'
import { notifyMoney, payerOfPayment } from './notify-money.server.ts'

/**
 * E-mails the payer and the treasurer about a refund, in the transaction that records it. `refunded` is in pence.
 * Orders send their own e-mail.
 */
export async function notifyRefund(ctx: BillingNeeds, tx: Tx, before: PaymentEntry, refunded: number) {
  const amount = refunded - before.refunded
  if (before.purpose !== 'order' && amount > 0) await notify(ctx, tx, before, 'refunded', pence(amount))
}

/** E-mails the payer and the treasurer that the provider or a bank did not carry out a refund. */
export const notifyRefundFailed = (
  ctx: BillingNeeds,
  tx: Tx,
  payment: PaymentEntry,
  amount: Pence,
): Promise<void> => notify(ctx, tx, payment, 'refund-failed', amount)

async function notify(
  ctx: BillingNeeds,
  tx: Tx,
  payment: PaymentEntry,
  kind: 'refunded' | 'refund-failed',
  amount: Pence,
): Promise<void> {
  const payer = await payerOfPayment(ctx, tx, payment)
  const event = { kind, what: payment.description, amount: formatPence(amount) }
  await notifyMoney(ctx, tx, payer, event, `${adminPaths.payments}?q=${payment.id}`)
}
