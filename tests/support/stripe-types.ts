import type Stripe from 'stripe'

/** The checked response types by their `object` field, read by stripe-shapes.ts. */
export type Answers = {
  balance: Stripe.Balance
  balance_transaction: Stripe.BalanceTransaction
  'billing_portal.configuration': Stripe.BillingPortal.Configuration
  'billing_portal.session': Stripe.BillingPortal.Session
  charge: Stripe.Charge
  'checkout.session': Stripe.Checkout.Session
  coupon: Stripe.Coupon
  credit_note: Stripe.CreditNote
  customer: Stripe.Customer
  deleted_customer: Stripe.DeletedCustomer
  discount: Stripe.Discount
  dispute: Stripe.Dispute
  event: Stripe.CustomerCreatedEvent
  invoice: Stripe.Invoice
  invoice_payment: Stripe.InvoicePayment
  invoiceitem: Stripe.InvoiceItem
  item: Stripe.LineItem
  line_item: Stripe.InvoiceLineItem
  list: Stripe.ApiList<Stripe.Customer>
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  payout: Stripe.Payout
  price: Stripe.Price
  product: Stripe.Product
  refund: Stripe.Refund
  subscription: Stripe.Subscription
  subscription_item: Stripe.SubscriptionItem
  webhook_endpoint: Stripe.WebhookEndpoint
}

/** The parameter types of Stripe's package for each call. */
export type Requests = {
  'GET /v1/balance': Stripe.BalanceRetrieveParams
  'GET /v1/balance_transactions': Stripe.BalanceTransactionListParams
  'GET /v1/balance_transactions/:id': Stripe.BalanceTransactionRetrieveParams
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams
  'GET /v1/checkout/sessions': Stripe.Checkout.SessionListParams
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams
  'GET /v1/checkout/sessions/:id/line_items': Stripe.Checkout.SessionListLineItemsParams
  'POST /v1/coupons': Stripe.CouponCreateParams
  'GET /v1/coupons': Stripe.CouponListParams
  'POST /v1/customers': Stripe.CustomerCreateParams
  'POST /v1/credit_notes': Stripe.CreditNoteCreateParams
  'GET /v1/credit_notes': Stripe.CreditNoteListParams
  'GET /v1/credit_notes/:id': Stripe.CreditNoteRetrieveParams
  'POST /v1/credit_notes/:id/void': Stripe.CreditNoteVoidCreditNoteParams
  'GET /v1/customers': Stripe.CustomerListParams
  'GET /v1/customers/:id': Stripe.CustomerRetrieveParams
  'POST /v1/customers/:id': Stripe.CustomerUpdateParams
  'DELETE /v1/customers/:id': Stripe.CustomerDeleteParams
  'GET /v1/customers/:id/payment_methods': Stripe.CustomerListPaymentMethodsParams
  'GET /v1/disputes': Stripe.DisputeListParams
  'GET /v1/disputes/:id': Stripe.DisputeRetrieveParams
  'POST /v1/disputes/:id': Stripe.DisputeUpdateParams
  'GET /v1/events': Stripe.EventListParams
  'POST /v1/invoices': Stripe.InvoiceCreateParams
  'GET /v1/invoices': Stripe.InvoiceListParams
  'GET /v1/invoices/:id': Stripe.InvoiceRetrieveParams
  'POST /v1/invoices/:id': Stripe.InvoiceUpdateParams
  'DELETE /v1/invoices/:id': Stripe.InvoiceDeleteParams
  'POST /v1/invoices/:id/finalize': Stripe.InvoiceFinalizeInvoiceParams
  'POST /v1/invoices/:id/send': Stripe.InvoiceSendInvoiceParams
  'POST /v1/invoices/:id/pay': Stripe.InvoicePayParams
  'POST /v1/invoices/:id/void': Stripe.InvoiceVoidInvoiceParams
  'POST /v1/invoices/:id/mark_uncollectible': Stripe.InvoiceMarkUncollectibleParams
  'GET /v1/invoice_payments': Stripe.InvoicePaymentListParams
  'POST /v1/invoiceitems': Stripe.InvoiceItemCreateParams
  'POST /v1/payment_intents': Stripe.PaymentIntentCreateParams
  'GET /v1/payment_intents/:id': Stripe.PaymentIntentRetrieveParams
  'GET /v1/charges': Stripe.ChargeListParams
  'GET /v1/charges/:id': Stripe.ChargeRetrieveParams
  'POST /v1/payment_methods': Stripe.PaymentMethodCreateParams
  'GET /v1/payment_methods': Stripe.PaymentMethodListParams
  'GET /v1/payment_methods/:id': Stripe.PaymentMethodRetrieveParams
  'POST /v1/payment_methods/:id/attach': Stripe.PaymentMethodAttachParams
  'POST /v1/payment_methods/:id/detach': Stripe.PaymentMethodDetachParams
  'GET /v1/payouts': Stripe.PayoutListParams
  'GET /v1/payouts/:id': Stripe.PayoutRetrieveParams
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams
  'GET /v1/billing_portal/configurations': Stripe.BillingPortal.ConfigurationListParams
  'POST /v1/prices': Stripe.PriceCreateParams
  'GET /v1/prices': Stripe.PriceListParams
  'POST /v1/prices/:id': Stripe.PriceUpdateParams
  'GET /v1/prices/:id': Stripe.PriceRetrieveParams
  'POST /v1/products': Stripe.ProductCreateParams
  'GET /v1/products/:id': Stripe.ProductRetrieveParams
  'POST /v1/refunds': Stripe.RefundCreateParams
  'GET /v1/refunds': Stripe.RefundListParams
  'GET /v1/refunds/:id': Stripe.RefundRetrieveParams
  'POST /v1/subscriptions': Stripe.SubscriptionCreateParams
  'GET /v1/subscriptions': Stripe.SubscriptionListParams
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams
  'POST /v1/webhook_endpoints': Stripe.WebhookEndpointCreateParams
  'GET /v1/webhook_endpoints': Stripe.WebhookEndpointListParams
  'GET /v1/webhook_endpoints/:id': Stripe.WebhookEndpointRetrieveParams
  'POST /v1/webhook_endpoints/:id': Stripe.WebhookEndpointUpdateParams
  'DELETE /v1/webhook_endpoints/:id': Stripe.WebhookEndpointDeleteParams
}
