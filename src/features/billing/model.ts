import type { Pence } from '../../kernel/money.ts'

/** What can be paid for by card. The feature of each purpose knows the object and its price. */
export const PAYMENT_PURPOSES = ['event', 'registration', 'subscription', 'order', 'invoice'] as const
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

/**
 * open: the payer was sent to the card page. paid: the money has arrived. expired: the card page closed unpaid.
 * failed: the provider refused or could not be reached, nothing was asked of the payer. refunded: all went back.
 */
export const PAYMENT_STATUSES = ['open', 'paid', 'expired', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** A payment as the features that asked for it may see it. */
export type Payment = {
  id: string
  purpose: PaymentPurpose
  objectId: string
  memberId: string | null
  payerName: string
  description: string
  amount: Pence
  refunded: Pence
  status: PaymentStatus
  disputed: boolean
  paidAt: Date | null
}

/** Subscriptions in these states count as running. [decisions B11] */
export const RUNNING = ['active', 'trialing', 'past_due'] as const

/** Whether a subscription in this state of the provider gives what it pays for; past due is a visible grace. */
export const isRunning = (status: string): boolean => (RUNNING as readonly string[]).includes(status)
