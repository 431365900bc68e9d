import { openSessionOf } from '../features/billing/payments/queries/ledger.server.ts'
import { settleReturn } from '../features/billing/sync/commands/settle-payment.server.ts'
import { followPayments } from '../features/registrations/commands/follow-payments.server.ts'
import { paidFees } from '../features/registrations/queries/paid.server.ts'
import { isId } from '../kernel/ids.ts'
import { formatPence } from '../kernel/money.ts'
import type { Ctx } from '../platform/context.ts'

/** What has become of a payment, as its page says it. */
export type PaymentOutcome =
  | { kind: 'paid'; fee: string; amount: string; mode: Mode }
  | { kind: 'confirming' }
  /** A card page was opened before, and the provider does not say what became of it. */
  | { kind: 'unknown' }
  /** The card page is open still. */
  | { kind: 'unpaid' }
  | { kind: 'cancelled' }

/** What is paid: once, or from now on. [REG-034] */
export type Mode = 'payment' | 'subscription'

/**
 * Coming back from the card page: the address names a card page, what happened there the provider says. An address
 * alone pays nothing. What was paid is told only to whom the registration is open. [REG-028..031, resolutions B01, C06]
 */
export async function paymentOutcome(
  ctx: Ctx,
  query: URLSearchParams,
  ownId: string | undefined,
): Promise<PaymentOutcome | undefined> {
  const step = query.get('step')
  if (step === 'cancel') return (ownId && (await openedBefore(ctx, ownId))) || { kind: 'cancelled' }
  const id = query.get('id') ?? ownId
  if (step !== 'success') return ownId ? openedBefore(ctx, ownId) : undefined
  if (!id || !isId(id)) return undefined
  const mode: Mode = query.get('mode') === 'subscription' ? 'subscription' : 'payment'
  const session = query.get('session_id')
  if (session) {
    const purpose = mode === 'subscription' ? 'subscription' : 'registration'
    const settled = await settleReturn(ctx, session, { purpose, objectId: id })
    if (settled.ok) await followPayments(ctx, id)
    if (id !== ownId) return undefined
    if (!settled.ok && settled.reason === 'NOT_PAID') return { kind: 'unpaid' }
    if (settled.ok) {
      const { description, amount } = settled.payment
      return { kind: 'paid', fee: description, amount: formatPence(amount), mode }
    }
  }
  return id === ownId ? knownOutcome(ctx, id, mode) : undefined
}

/** Without a card page in the address: what the ledger knows already. */
async function knownOutcome({ db }: Ctx, id: string, mode: Mode): Promise<PaymentOutcome> {
  const paid = await paidFees(db, id)
  const fee = mode === 'subscription' ? paid.subscription : paid.registration
  if (!fee) return { kind: 'confirming' }
  return { kind: 'paid', fee: fee.label, amount: formatPence(fee.amount), mode }
}

/** Without coming back: what became of a card page that was left. Nobody is offered to pay what may be paid. */
async function openedBefore(ctx: Ctx, id: string): Promise<PaymentOutcome | undefined> {
  for (const purpose of ['registration', 'subscription'] as const) {
    const open = await openSessionOf(ctx.db, purpose, id)
    if (!open) continue
    const settled = await settleReturn(ctx, open, { purpose, objectId: id })
    if (settled.ok) {
      await followPayments(ctx, id)
      return knownOutcome(ctx, id, purpose === 'subscription' ? 'subscription' : 'payment')
    }
    if (settled.reason === 'PROVIDER_DOWN') return { kind: 'unknown' }
    if (settled.reason === 'PROCESSING' || settled.reason === 'MISMATCH') return { kind: 'confirming' }
  }
  return undefined
}
