import type {
  BalanceTransaction,
  Charge,
  CheckoutSession,
  Coupon,
  Customer,
  Discount,
  Dispute,
  Event,
  Invoice,
  InvoiceItem,
  InvoicePayment,
  LineItem,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Subscription,
  WebhookEndpoint,
} from './types.ts'

/** The card behind a payment method. Stripe never shows the number; neither does any answer here. */
type CardNumber = { id: string; number: string }
/** What Checkout was asked for and no answer shows. */
export type CheckoutOrder = {
  id: string
  items: LineItem[]
  intent: {
    metadata: Record<string, string>
    description: string | null
    receipt_email: string | null
    statement_descriptor_suffix: string | null
    setup_future_usage: 'off_session' | 'on_session' | null
  }
  subscription: { metadata: Record<string, string>; description: string | null }
  coupons: string[]
  /** The payment being tried; a subscription's session never shows it. */
  payment_intent: string | null
}
/** An action that the scheduler does at `at` (seconds). */
export type Due = { id: string; at: number; what: string; about: string }
/** An event on its way to an endpoint; the row goes when the endpoint has taken it. */
export type Delivery = {
  id: string
  event: string
  endpoint: string
  attempts: number
  /** Seconds; null once it was given up. */
  next_at: number | null
  status: number | null
}
export type KeptAnswer = { id: string; request: string; status: number; body: string; at: number }
export type Setting = { id: string; value: number }

/** Every table and what a row of it is. The names of public ones are Stripe's `object`. */
export type Tables = {
  balance_transaction: BalanceTransaction
  'billing_portal.configuration': PortalConfiguration
  'billing_portal.session': PortalSession
  charge: Charge
  'checkout.session': CheckoutSession
  coupon: Coupon
  /** Deleted coupons still count where they were redeemed. */
  customer: Customer
  deleted_customer: { id: string; object: 'customer'; deleted: true }
  discount: Discount
  dispute: Dispute
  event: Event
  invoice: Invoice
  invoice_payment: InvoicePayment
  invoiceitem: InvoiceItem
  payment_intent: PaymentIntent
  payment_method: PaymentMethod
  price: Price
  product: Product
  refund: Refund
  subscription: Subscription
  webhook_endpoint: WebhookEndpoint
  card_number: CardNumber
  /** Prices made by `price_data`, which no list shows. */
  inline_price: { id: string }
  checkout_order: CheckoutOrder
  due: Due
  delivery: Delivery
  /** What opens an invoice's or a portal's page: the id alone does not. */
  hosted_secret: { id: string; secret: string }
  kept_answer: KeptAnswer
  setting: Setting
}
