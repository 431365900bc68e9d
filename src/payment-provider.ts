import type { Config } from './platform/config/config.ts'
import type { Log } from './platform/log/log.ts'
import type { Payments } from './platform/payments/payments.ts'
import { noPayments, stripePayments } from './platform/payments/stripe.ts'

/** The card provider of this process, and how to let go of it. */
export type OpenedPayments = { payments: Payments; stop(): Promise<void> }

const nothing = async () => {}

/** The provider that the settings name. */
export async function openPayments(config: Config, log: Log): Promise<OpenedPayments> {
  if (config.stripe) return { payments: stripePayments(config.stripe), stop: nothing }
  log.warn('No card payments on this site: STRIPE_SECRET_KEY is not set.')
  return { payments: noPayments, stop: nothing }
}
