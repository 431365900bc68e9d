import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId, newId } from '../../../../kernel/ids.ts'
import { refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import type { StaffNeeds } from '../../../billing/operations/model.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { type RecordPayment, recordPayment } from '../../commands/record-payment.server.ts'
import type { OpenItem } from '../model/open-item.ts'
import { type BankTransaction, bankTransactions } from '../table.server.ts'

export type Confirmed = Pick<OpenItem, 'source' | 'sourceId'>

/** HANDLED: it was already recorded for something else, or ignored. */
export type ConfirmMatch = RecordPayment

const MAX_REFERENCE = 100

/**
 * Records a payment on the bank statement as the payment of an open invoice or registration fee. Confirming it twice
 * records it once. Throws Forbidden unless the caller is finance staff, NotFound for an unknown payment or item.
 */
export async function confirmMatch(
  ctx: StaffNeeds,
  id: string,
  { source, sourceId }: Confirmed,
): Promise<ConfirmMatch> {
  requireFinance(ctx)
  if (!isId(id)) throw new NotFound()
  const transaction = await transact(ctx, (tx) => prepare(tx, id, sourceId))
  if (!transaction) return refused('HANDLED')
  const { paymentId, paidOn, amount, payer, text } = transaction
  return recordPayment(ctx, {
    items: [{ source, sourceId, amount, open: amount }],
    method: 'bank_transfer',
    reference: `${payer} ${text}`.trim().slice(0, MAX_REFERENCE),
    paidOn,
    key: paymentId,
  })
}

/**
 * Returns the transaction with the id of the payment to record: a new one after an earlier payment was reversed.
 * Undefined if it was ignored, or recorded for another item.
 */
async function prepare(tx: Tx, id: string, sourceId: string): Promise<BankTransaction | undefined> {
  const [found] = await tx.select().from(bankTransactions).where(eq(bankTransactions.id, id)).for('update')
  if (!found) throw new NotFound()
  if (found.ignoredAt) return undefined
  const [payment] = await tx.select().from(payments).where(eq(payments.id, found.paymentId))
  if (!payment) return found
  if (payment.status === 'paid')
    return payment.invoiceId === sourceId || payment.objectId === sourceId ? found : undefined
  const [renewed] = await tx
    .update(bankTransactions)
    .set({ paymentId: newId() })
    .where(eq(bankTransactions.id, id))
    .returning()
  return renewed
}
