import type { Stripe } from 'stripe'
import type { Log } from '../log/log.ts'

/**
 * 'live': real payments. 'test': the provider's test mode. 'sandbox': our local replacement. 'off': payments are
 * disabled.
 */
export type PaymentMode = 'live' | 'test' | 'sandbox' | 'off'

/**
 * The card provider, always accessed through its own client. Without a key the client talks to a sandbox on this
 * machine.
 */
export type Payments = {
  /** Returns the provider's client, which is loaded on first use. Throws PaymentsOff if payments are disabled. */
  client(): Promise<Stripe>
  /**
   * Verifies a webhook. Returns the event, or undefined unless the provider signed exactly this body within the last
   * 300 s.
   */
  verifiedEvent(body: string, signature: string | undefined): Promise<Stripe.Event | undefined>
  readonly mode: PaymentMode
  /** The origins of the provider's pages, to which forms may lead. */
  readonly pageOrigins: readonly string[]
}

/** Card payments are not set up on this site. */
export class PaymentsOff extends Error {
  constructor() {
    super('Card payments are not set up: STRIPE_SECRET_KEY is missing.')
    this.name = 'PaymentsOff'
  }
}

/** The result of a call to the provider. `message` only contains what the payer may read. */
export type ProviderResult<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'PROVIDER_DOWN' }
  | { ok: false; reason: 'PROVIDER_REFUSED'; message: string }
  | { ok: false; reason: 'PROVIDER_KNOWS_NONE' }

/** The payer's message for a refusal that is not about the card. */
const UNEXPLAINED = 'the payment could not be started. Please contact the club.'

/** Timeout and retries of a call, for the provider's client. */
export type CallLimits = { timeout?: number; maxNetworkRetries?: number }

/** For calls during a page request: one attempt of 3 s. If it fails, the provider's webhook brings the result later. */
export const PAGE_LIMITS: CallLimits = { timeout: 3000, maxNetworkRetries: 0 }

/**
 * Calls the provider and classifies its errors: temporary, correctable by the payer, or not found. Everything except
 * card errors is logged with the provider's request id and not shown. Our own bugs throw.
 */
export async function callProvider<T>(
  { payments, log }: { payments: Payments; log: Log },
  work: (stripe: Stripe) => Promise<T>,
): Promise<ProviderResult<T>> {
  try {
    return { ok: true, value: await work(await payments.client()) }
  } catch (error) {
    return sorted(error, log)
  }
}

/** Like callProvider, for finance staff, who see the provider's own reason. [resolutions B25] */
export async function callAsStaff<T>(
  { payments, log }: { payments: Payments; log: Log },
  work: (stripe: Stripe) => Promise<T>,
): Promise<ProviderResult<T>> {
  try {
    return { ok: true, value: await work(await payments.client()) }
  } catch (error) {
    const failed = sorted(error, log)
    const failure = failed.reason === 'PROVIDER_REFUSED' ? providerFailure(error) : undefined
    return failure ? refusedWith(failure.message) : failed
  }
}

const refusedWith = (message: string) => ({
  ok: false as const,
  reason: 'PROVIDER_REFUSED' as const,
  message,
})

function sorted(error: unknown, log: Log): Exclude<ProviderResult<never>, { ok: true }> {
  // Checked by name rather than class, because the built product and a test that loads it each have their own copy of
  // the class.
  if (error instanceof Error && error.name === 'PaymentsOff') {
    log.warn(error.message)
    return { ok: false, reason: 'PROVIDER_DOWN' }
  }
  const failure = providerFailure(error)
  if (!failure) throw error
  if (failure.type === 'StripeCardError')
    return { ok: false, reason: 'PROVIDER_REFUSED', message: failure.message }
  if (failure.code === 'resource_missing') return { ok: false, reason: 'PROVIDER_KNOWS_NONE' }
  // Another request with the same idempotency key is still running.
  if (failure.code === 'idempotency_key_in_use') return { ok: false, reason: 'PROVIDER_DOWN' }
  log.error({ provider: failure }, 'the payment provider did not do what it was asked')
  return failure.type === 'StripeInvalidRequestError' || failure.type === 'StripeIdempotencyError'
    ? { ok: false, reason: 'PROVIDER_REFUSED', message: UNEXPLAINED }
    : { ok: false, reason: 'PROVIDER_DOWN' }
}

type Failure = { type: string; code?: string; message: string; requestId?: string }

/** Recognises the provider's errors by name, because `instanceof` would load its client. */
function providerFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return undefined
  if (!error.type.startsWith('Stripe')) return undefined
  const { type, code, message, requestId } = error as unknown as Failure // a provider's error, as checked above
  return { type, message, ...(code && { code }), ...(requestId && { requestId }) }
}
