import type { Outcome } from '../../../kernel/outcome.ts'
import type { ProviderResult } from '../../../platform/payments/payments.ts'
import type { PaymentPurpose } from '../payments/model.ts'

/** The purposes whose feature handles changes of a payment, with jobs such as 'payment.settled:<purpose>'. */
export const FOLLOWED: ReadonlySet<PaymentPurpose> = new Set([
  'event',
  'booking',
  'registration',
  'subscription',
  'order',
])

/** The purposes that reserve something while the session is open, and so also handle 'payment.closed:<purpose>'. */
export const FOLLOWED_WHEN_CLOSED: ReadonlySet<PaymentPurpose> = new Set(['order'])

/** A payment was settled, was refunded or disputed, or its checkout session closed unpaid. */
export type PaymentEvent = 'payment.settled' | 'payment.returned' | 'payment.closed'

/** The result of copying an object. UNKNOWN: the object does not belong to this site. */
export type Synced = Outcome<object, { reason: 'UNKNOWN' } | Exclude<ProviderResult<never>, { ok: true }>>

/** The id of an object that the provider returns either as an id or expanded. */
export const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)

/** Converts the provider's Unix time in seconds. */
export const instantOf = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1000)
