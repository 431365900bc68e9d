import type { Stripe } from 'stripe'
import { type Payments, PaymentsOff } from './payments.ts'

const TOLERANCE_SECONDS = 300
/** A payer may be waiting: three attempts, about 17 s in all. Jobs try again later anyway. */
const TIMEOUT_MS = 5_000
const RETRIES = 2
const PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com']

type Options = {
  secretKey: string
  /** Without it no event can be verified: every one is refused. */
  webhookSecret: string | undefined
  /** Another server that speaks the provider's language, instead of the provider. */
  apiUrl?: URL
}

/** Stripe, or what speaks like it at `apiUrl`. The package is loaded at the first use: most requests need none. */
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
        return undefined // it only computes: whatever it throws, these bytes are no event that the provider signed
      }
    },
    mode: apiUrl ? 'sandbox' : /^[rs]k_live_/.test(secretKey) ? 'live' : 'test',
    pageOrigins: apiUrl ? [apiUrl.origin] : PAGES,
  }
}

/** A signed body may still be any JSON. */
function isEvent(given: Partial<Stripe.Event> | null): given is Stripe.Event {
  const { id, type, data } = Object(given) as Partial<Stripe.Event>
  return (
    typeof id === 'string' &&
    typeof type === 'string' &&
    typeof data?.object === 'object' &&
    data.object !== null
  )
}

/** Where nobody has set up payments: every call is refused. */
export const noPayments: Payments = {
  client: async () => {
    throw new PaymentsOff()
  },
  verifiedEvent: async () => undefined,
  mode: 'off',
  pageOrigins: [],
}
