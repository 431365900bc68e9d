import type { Stripe } from 'stripe'
import { type Payments, PaymentsOff } from './payments.ts'

const TOLERANCE_SECONDS = 300
/** Somebody may be waiting: three attempts, about 17 s in all. Jobs ask again later anyway. */
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
        return await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, TOLERANCE_SECONDS)
      } catch (error) {
        if (error instanceof stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return undefined
        throw error
      }
    },
    mode: apiUrl ? 'sandbox' : /^[rs]k_live_/.test(secretKey) ? 'live' : 'test',
    pageOrigins: apiUrl ? [apiUrl.origin] : PAGES,
  }
}

/** Where nobody has set up payments: every question is refused. */
export const noPayments: Payments = {
  client: async () => {
    throw new PaymentsOff()
  },
  verifiedEvent: async () => undefined,
  mode: 'off',
  pageOrigins: [],
}
