import type {
  BalanceTransaction,
  Charge,
  CheckoutSession,
  Coupon,
  CreditNote,
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
  Payout,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Subscription,
  WebhookEndpoint,
} from './types.ts'

/** The number of a payment method's card. Neither Stripe nor the sandbox ever returns it. */
type CardNumber = { id: string; number: string }
/** The Checkout parameters that are not part of the session object. */
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
  /** The PaymentIntent being tried, which the session object omits for subscriptions. */
  payment_intent: string | null
}
/** An action to run at `at`, in seconds. */
export type Due = { id: string; at: number; what: string; about: string }
/** A pending delivery of an event to an endpoint, deleted after the endpoint has accepted it. */
export type Delivery = {
  id: string
  event: string
  endpoint: string
  attempts: number
  /** In seconds; null after the last retry. */
  next_at: number | null
  status: number | null
}
export type KeptAnswer = { id: string; request: string; status: number; body: string; at: number }
export type Setting = { id: string; value: number }

/** Every table with its row type. Public tables have the names of Stripe's objects. */
export type Tables = {
  balance_transaction: BalanceTransaction
  'billing_portal.configuration': PortalConfiguration
  'billing_portal.session': PortalSession
  charge: Charge
  'checkout.session': CheckoutSession
  coupon: Coupon
  credit_note: CreditNote
  /** Deleted coupons stay valid where they were redeemed. */
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
  payout: Payout
  /** The payout of a balance transaction, which the object itself does not name. `id` is the transaction. */
  paid_out: { id: string; payout: string }
  price: Price
  product: Product
  refund: Refund
  subscription: Subscription
  webhook_endpoint: WebhookEndpoint
  card_number: CardNumber
  /** Prices made from `price_data`, which are not listed. */
  inline_price: { id: string }
  checkout_order: CheckoutOrder
  due: Due
  delivery: Delivery
  /** The secrets in the addresses of invoice and portal pages. */
  hosted_secret: { id: string; secret: string }
  kept_answer: KeptAnswer
  setting: Setting
}
