import type { Call } from './core/call.ts'
import { balanceCalls } from './resources/balance.ts'
import { checkoutCalls } from './resources/checkout.ts'
import { couponCalls } from './resources/coupons.ts'
import { creditNoteCalls } from './resources/credit-notes.ts'
import { customerCalls } from './resources/customers.ts'
import { disputeCalls } from './resources/disputes.ts'
import { eventCalls } from './resources/events.ts'
import { invoiceItemCalls } from './resources/invoice-items.ts'
import { invoicePaymentCalls } from './resources/invoice-payments.ts'
import { invoiceCalls } from './resources/invoices.ts'
import { paymentMethodCalls } from './resources/payment-methods.ts'
import { paymentCalls } from './resources/payments.ts'
import { payoutCalls } from './resources/payouts.ts'
import { portalCalls } from './resources/portal.ts'
import { priceCalls } from './resources/prices.ts'
import { productCalls } from './resources/products.ts'
import { refundCalls } from './resources/refunds.ts'
import { subscriptionCalls } from './resources/subscriptions.ts'
import { webhookEndpointCalls } from './resources/webhook-endpoints.ts'

/** Every API call that the sandbox implements. */
export const calls: Call[] = [
  ...balanceCalls,
  ...checkoutCalls,
  ...couponCalls,
  ...creditNoteCalls,
  ...customerCalls,
  ...disputeCalls,
  ...eventCalls,
  ...invoiceCalls,
  ...invoiceItemCalls,
  ...invoicePaymentCalls,
  ...paymentCalls,
  ...paymentMethodCalls,
  ...payoutCalls,
  ...portalCalls,
  ...priceCalls,
  ...productCalls,
  ...refundCalls,
  ...subscriptionCalls,
  ...webhookEndpointCalls,
]
