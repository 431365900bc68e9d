import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId, newId } from '../../../../kernel/ids.ts'
import type { Pence } from '../../../../kernel/money.ts'
import { done, refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import type { StaffNeeds } from '../../../billing/operations/model.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { areOf, type RecordPayment, recordPayment } from '../../commands/record-payment.server.ts'
import { allocate } from '../../model.ts'
import { findOpenCharge } from '../../queries/entries.server.ts'
import type { OpenItem } from '../model/open-item.ts'
import { type BankTransaction, bankTransactions } from '../table.server.ts'

export type Confirmed = Pick<OpenItem, 'source' | 'sourceId'>

/** HANDLED: it was already recorded for something else, or ignored. */
export type ConfirmMatch =
  | RecordPayment
  /** It is less than the chosen items, and nothing of it reaches the last of them. */
  | { ok: false; reason: 'NOT_REACHED'; open: Pence }

const MAX_REFERENCE = 100

/**
 * Records a payment on the bank statement as the payment of open invoices and registration fees, of the next
 * instalments of each, or of the last item in part if it is less than all. Confirming it twice records it once. Throws
 * Forbidden unless the caller is finance staff, NotFound for an unknown payment or item.
 */
export async function confirmMatch(
  ctx: StaffNeeds,
  id: string,
  charges: readonly Confirmed[],
): Promise<ConfirmMatch> {
  requireFinance(ctx)
  if (!isId(id)) throw new NotFound()
  const transaction = await transact(ctx, (tx) => prepare(tx, id, charges))
  if (!transaction) return refused('HANDLED')
  const { paymentId, paidOn, amount, payer, text } = transaction
  if (transaction.isRecorded) return done({ paymentId })
  const split = allocate(amount, await withOpen(ctx, charges, amount))
  if (!split.ok) return split
  return recordPayment(ctx, {
    items: split.items,
    method: 'bank_transfer',
    reference: `${payer} ${text}`.trim().slice(0, MAX_REFERENCE),
    paidOn,
    key: paymentId,
  })
}

/**
 * Adds to each item what is open of it. One that is not open is left to `recordPayment`, which knows whether it is
 * paid or unknown.
 */
async function withOpen(ctx: StaffNeeds, charges: readonly Confirmed[], amount: Pence) {
  const found = await Promise.all(
    charges.map(async (charge) => {
      const { open, stages } = (await findOpenCharge(ctx, charge.source, charge.sourceId)) ?? {}
      return { ...charge, open, ...(stages && { stages }) }
    }),
  )
  const [closed] = found.filter(({ open }) => open === undefined)
  return closed ? [{ ...closed, open: amount }] : found.map((one) => ({ ...one, open: one.open ?? amount }))
}

/**
 * Returns the transaction with the id of the payment to record: a new one after an earlier payment was reversed.
 * Undefined if it was ignored, or recorded for another item.
 */
async function prepare(
  tx: Tx,
  id: string,
  charges: readonly Confirmed[],
): Promise<(BankTransaction & { isRecorded?: boolean }) | undefined> {
  const [found] = await tx.select().from(bankTransactions).where(eq(bankTransactions.id, id)).for('update')
  if (!found) throw new NotFound()
  if (found.ignoredAt) return undefined
  const recorded = await tx.select().from(payments).where(eq(payments.groupId, found.paymentId))
  if (recorded.length === 0) return found
  if (recorded.some(({ status }) => status === 'paid'))
    return areOf(charges, recorded) ? { ...found, isRecorded: true } : undefined
  const [renewed] = await tx
    .update(bankTransactions)
    .set({ paymentId: newId() })
    .where(eq(bankTransactions.id, id))
    .returning()
  return renewed
}
