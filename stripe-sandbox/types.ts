import type Stripe from 'stripe'

/**
 * What the sandbox stores, typed by Stripe's published types as sent over the wire. Relations are ids, never
 * expanded objects, and decimals are strings, so the compiler checks every resource against Stripe's types.
 */

type Kept<T> = string extends T ? Exclude<T, object> : T

export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer U)[]
    ? Wire<Kept<U>>[]
    : T extends object
      ? { [K in keyof T]: Wire<Kept<T[K]>> }
      : T

export type Account = Wire<Stripe.Account>
export type BalanceTransaction = Wire<Stripe.BalanceTransaction>
export type Charge = Wire<Stripe.Charge>
export type CheckoutSession = Wire<Stripe.Checkout.Session>
export type Coupon = Wire<Stripe.Coupon>
export type CreditNote = Wire<Stripe.CreditNote>
export type Customer = Wire<Stripe.Customer>
export type Discount = Wire<Stripe.Discount>
export type Dispute = Wire<Stripe.Dispute>
export type Invoice = Wire<Stripe.Invoice>
export type InvoiceItem = Wire<Stripe.InvoiceItem>
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>
export type InvoicePayment = Wire<Stripe.InvoicePayment>
export type LineItem = Wire<Stripe.LineItem>
export type PaymentIntent = Wire<Stripe.PaymentIntent>
export type PaymentMethod = Wire<Stripe.PaymentMethod>
export type Payout = Wire<Stripe.Payout>
export type Plan = Wire<Stripe.Plan>
export type PortalSession = Wire<Stripe.BillingPortal.Session>
export type PortalConfiguration = Wire<Stripe.BillingPortal.Configuration>
export type Price = Wire<Stripe.Price>
export type Product = Wire<Stripe.Product>
export type Refund = Wire<Stripe.Refund>
export type Subscription = Wire<Stripe.Subscription>
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>

/** An event as it is sent. Stripe's union of 250 event types adds nothing to this shape. */
export type Event = {
  id: string
  object: 'event'
  api_version: string | null
  created: number
  data: { object: Resource; previous_attributes?: Resource }
  livemode: boolean
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null } | null
  type: string
}

/** Any JSON object sent over the wire. */
export type Resource = Record<string, unknown>
