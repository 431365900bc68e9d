import { join } from 'node:path'
import type { Config } from './platform/config/config.ts'
import type { Log } from './platform/log/log.ts'
import type { Payments } from './platform/payments/payments.ts'
import { noPayments, stripePayments } from './platform/payments/stripe.ts'
import { apiPaths } from './web/admin-paths.ts'

/** The payment provider of this process, and a function that stops it. */
export type OpenedPayments = { payments: Payments; stop(): Promise<void> }

const nothing = async () => {}

/**
 * Chooses the provider: Stripe if a key is set, otherwise the sandbox if only this machine can reach the site,
 * otherwise none.
 */
export async function openPayments(config: Config, log: Log): Promise<OpenedPayments> {
  if (config.stripe) return { payments: stripePayments(config.stripe), stop: nothing }
  if (config.paymentSandbox) return openSandbox(config, log)
  log.warn('No card payments on this site: STRIPE_SECRET_KEY is not set.')
  return { payments: noPayments, stop: nothing }
}

async function openSandbox({ dataDir, publicUrl }: Config, log: Log): Promise<OpenedPayments> {
  const { startStripeSandbox } = await import('../stripe-sandbox/server.ts')
  const sandbox = await startStripeSandbox({
    dataDir: join(dataDir, 'stripe-sandbox'),
    webhookUrl: new URL(apiPaths.stripeWebhook, publicUrl).href,
    log,
  })
  const { apiKey: secretKey, webhookSecret, url } = sandbox
  return {
    payments: stripePayments({ secretKey, webhookSecret, apiUrl: new URL(url) }),
    stop: () => sandbox.stop(),
  }
}
