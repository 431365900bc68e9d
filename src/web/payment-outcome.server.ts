import { findOpenCheckout } from '../features/billing/payments/queries/ledger.server.ts'
import { settleReturn } from '../features/billing/sync/commands/settle-payment.server.ts'
import { followPayments } from '../features/registrations/payment/commands/follow-payments.server.ts'
import { paidFees } from '../features/registrations/payment/queries/paid.server.ts'
import { isId } from '../kernel/ids.ts'
import { formatPence } from '../kernel/money.ts'
import type { Ctx } from '../platform/context.ts'

/** The outcome of a payment, as its page shows it. */
export type PaymentOutcome =
  | { kind: 'paid'; fee: string; amount: string; mode: Mode }
  /** The payer returned in another browser, which may not open the registration. */
  | { kind: 'received' }
  | { kind: 'confirming' }
  /** A checkout session was opened, but the provider does not respond. */
  | { kind: 'unknown' }
  /** The checkout session is still open. */
  | { kind: 'unpaid' }
  | { kind: 'cancelled' }

/** A single payment, or a subscription. */
export type Mode = 'payment' | 'subscription'

/**
 * Determines the outcome for a payer who returns from checkout. The URL names a checkout session, and the provider is
 * asked for its state, so a forged URL marks nothing as paid. The amount is shown only to readers who may open the
 * registration (`ownId`). [resolutions C06]
 */
export async function paymentOutcome(
  ctx: Ctx,
  query: URLSearchParams,
  ownId: string | undefined,
): Promise<PaymentOutcome | undefined> {
  const step = query.get('step')
  if (step === 'cancel') return (ownId && (await settleLeftSession(ctx, ownId))) || { kind: 'cancelled' }
  const id = query.get('id') ?? ownId
  if (step !== 'success') return ownId ? settleLeftSession(ctx, ownId) : undefined
  if (!id || !isId(id)) return undefined
  const mode: Mode = query.get('mode') === 'subscription' ? 'subscription' : 'payment'
  const session = query.get('session_id')
  if (session) {
    const purpose = mode === 'subscription' ? 'subscription' : 'registration'
    const settled = await settleReturn(ctx, session, { purpose, objectId: id })
    if (settled.ok) await followPayments(ctx, id)
    if (id !== ownId) return settled.ok ? { kind: 'received' } : undefined
    if (!settled.ok && settled.reason === 'NOT_PAID') return { kind: 'unpaid' }
    if (settled.ok) {
      const { description, amount } = settled.payment
      return { kind: 'paid', fee: description, amount: formatPence(amount), mode }
    }
  }
  return id === ownId ? knownOutcome(ctx, id, mode) : undefined
}

/** Reads the outcome from the ledger, for a URL without a checkout session. */
async function knownOutcome({ db }: Ctx, id: string, mode: Mode): Promise<PaymentOutcome> {
  const paid = await paidFees(db, id)
  const fee = mode === 'subscription' ? paid.subscription : paid.registration
  if (!fee) return { kind: 'confirming' }
  return { kind: 'paid', fee: fee.label, amount: formatPence(fee.amount), mode }
}

/** Settles a checkout session that the payer left, so that a fee that may already be paid is not offered again. */
async function settleLeftSession(ctx: Ctx, id: string): Promise<PaymentOutcome | undefined> {
  const open = await findOpenCheckout(ctx.db, id)
  if (!open) return undefined
  const { purpose, sessionId } = open
  const settled = await settleReturn(ctx, sessionId, open)
  if (settled.ok) {
    await followPayments(ctx, id)
    return knownOutcome(ctx, id, purpose === 'subscription' ? 'subscription' : 'payment')
  }
  if (settled.reason === 'PROVIDER_DOWN') return { kind: 'unknown' }
  return settled.reason === 'PROCESSING' || settled.reason === 'MISMATCH' ? { kind: 'confirming' } : undefined
}
