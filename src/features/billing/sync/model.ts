import type { Outcome } from '../../../kernel/outcome.ts'
import type { ProviderResult } from '../../../platform/payments/payments.ts'
import type { PaymentPurpose } from '../payments/model.ts'

/** Purposes whose feature follows what becomes of a payment: it has tasks 'payment.settled:<purpose>' and so on. */
export const FOLLOWED: ReadonlySet<PaymentPurpose> = new Set([
  'event',
  'registration',
  'subscription',
  'order',
])

/** Purposes that keep something for the payer while the session is open: they have 'payment.closed:<purpose>' too. */
export const FOLLOWED_WHEN_CLOSED: ReadonlySet<PaymentPurpose> = new Set(['order'])

/** What can become of a payment: its money came, was refunded, or the checkout session closed without any. */
export type PaymentEvent = 'payment.settled' | 'payment.returned' | 'payment.closed'

/** What a copy came to. UNKNOWN: it is none of ours. */
export type Synced = Outcome<object, { reason: 'UNKNOWN' } | Exclude<ProviderResult<never>, { ok: true }>>

/** The id of what the provider gives as an id or as a whole. */
export const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)

/** The provider's seconds as an instant. */
export const instantOf = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1000)
