import type { Stripe } from 'stripe'
import { type Payments, PaymentsOff } from './payments.ts'

const TOLERANCE_SECONDS = 300
/** A payer may be waiting: three attempts take about 17 s in all. Jobs retry later anyway. */
const TIMEOUT_MS = 5_000
const RETRIES = 2
const PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com']

type Options = {
  secretKey: string
  /** Without it, no event can be verified and all are refused. */
  webhookSecret: string | undefined
  /** A server with the provider's API to use instead of the provider. */
  apiUrl?: URL
}

/**
 * Creates the Stripe adapter, or one for a compatible server at `apiUrl`. The package is loaded on first use, because
 * most requests do not need it.
 */
export function stripePayments({ secretKey, webhookSecret, apiUrl }: Options): Payments {
  let loaded: Promise<Stripe> | undefined
  const client = () => {
    loaded ??= import('stripe').then(
      ({ default: Stripe }) =>
        new Stripe(secretKey, {
          maxNetworkRetries: RETRIES,
          timeout: TIMEOUT_MS,
          telemetry: false,
          ...(apiUrl && {
            host: apiUrl.hostname,
            port: Number(apiUrl.port),
            protocol: apiUrl.protocol === 'https:' ? 'https' : 'http',
          }),
        }),
    )
    return loaded
  }
  return {
    client,
    async verifiedEvent(body, signature) {
      if (!webhookSecret || !signature) return undefined
      const stripe = await client()
      try {
        const { webhooks } = stripe
        const event = await webhooks.constructEventAsync(body, signature, webhookSecret, TOLERANCE_SECONDS)
        return isEvent(event) ? event : undefined
      } catch {
        return undefined // verification does no I/O, so any exception means an invalid signature or body
      }
    },
    mode: apiUrl ? 'sandbox' : /^[rs]k_live_/.test(secretKey) ? 'live' : 'test',
    pageOrigins: apiUrl ? [apiUrl.origin] : PAGES,
  }
}

/** A signed body can still be any JSON. */
function isEvent(given: Partial<Stripe.Event> | null): given is Stripe.Event {
  const { id, type, data } = Object(given) as Partial<Stripe.Event>
  return (
    typeof id === 'string' &&
    typeof type === 'string' &&
    typeof data?.object === 'object' &&
    data.object !== null
  )
}

/** Used where payments are not set up: every call is refused. */
export const noPayments: Payments = {
  client: async () => {
    throw new PaymentsOff()
  },
  verifiedEvent: async () => undefined,
  mode: 'off',
  pageOrigins: [],
}
