import type { Stripe } from 'stripe'
import type { Log } from '../log/log.ts'

/**
 * 'live': real money moves. 'test': the provider's own test mode. 'sandbox': a stand-in. 'off': nothing can be paid.
 */
export type PaymentMode = 'live' | 'test' | 'sandbox' | 'off'

/** The card provider, always through its own client. Without a key the client talks to a sandbox of this machine. */
export type Payments = {
  /** The provider's client, loaded at its first use. Throws PaymentsOff where there is none. */
  client(): Promise<Stripe>
  /** The event in a signed body; undefined unless the provider signed these very bytes within 300 s. */
  verifiedEvent(body: string, signature: string | undefined): Promise<Stripe.Event | undefined>
  readonly mode: PaymentMode
  /** Where the provider's pages are: forms may lead there. */
  readonly pageOrigins: readonly string[]
}

/** Nobody has set up card payments on this site. */
export class PaymentsOff extends Error {
  constructor() {
    super('Card payments are not set up: STRIPE_SECRET_KEY is missing.')
    this.name = 'PaymentsOff'
  }
}

/** The result of a call to the provider. `message` is only what its payer may read. */
export type ProviderResult<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'PROVIDER_DOWN' }
  | { ok: false; reason: 'PROVIDER_REFUSED'; message: string }
  | { ok: false; reason: 'PROVIDER_KNOWS_NONE' }

/** The message for a payer when the refusal is not about the card. */
const UNEXPLAINED = 'the payment could not be started. Please contact the club.'

/** How long a call may take, for the provider's client. */
export type CallLimits = { timeout?: number; maxNetworkRetries?: number }

/** While a page waits: one attempt, 3 s. The provider's events bring what was not answered. */
export const PAGE_LIMITS: CallLimits = { timeout: 3000, maxNetworkRetries: 0 }

/**
 * Calls the provider and sorts its failures: what passes by itself, what the payer can change, what is not there.
 * Everything but card errors is logged with the provider's request id, and not shown. Bugs of ours throw.
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

/** The same for finance staff, who see the provider's own reason. [resolutions B25] */
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
  // By its name: the built product and a test that opens it have a class each.
  if (error instanceof Error && error.name === 'PaymentsOff') {
    log.warn(error.message)
    return { ok: false, reason: 'PROVIDER_DOWN' }
  }
  const failure = providerFailure(error)
  if (!failure) throw error
  if (failure.type === 'StripeCardError')
    return { ok: false, reason: 'PROVIDER_REFUSED', message: failure.message }
  if (failure.code === 'resource_missing') return { ok: false, reason: 'PROVIDER_KNOWS_NONE' }
  // Another request with the same id is running at this moment.
  if (failure.code === 'idempotency_key_in_use') return { ok: false, reason: 'PROVIDER_DOWN' }
  log.error({ provider: failure }, 'the payment provider did not do what it was asked')
  return failure.type === 'StripeInvalidRequestError' || failure.type === 'StripeIdempotencyError'
    ? { ok: false, reason: 'PROVIDER_REFUSED', message: UNEXPLAINED }
    : { ok: false, reason: 'PROVIDER_DOWN' }
}

type Failure = { type: string; code?: string; message: string; requestId?: string }

/** The provider's errors by their names: `instanceof` would load its client for nothing. */
function providerFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return undefined
  if (!error.type.startsWith('Stripe')) return undefined
  const { type, code, message, requestId } = error as unknown as Failure // a provider's error, as checked above
  return { type, message, ...(code && { code }), ...(requestId && { requestId }) }
}
