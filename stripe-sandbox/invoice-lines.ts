import { newId } from './core/ids.ts'
import type { SandboxState } from './core/state.ts'
import { inWords } from './money.ts'
import type { InvoiceItem, InvoiceLine, LineItem, Price, Subscription } from './types.ts'

/** Builds one line per subscription price for the current period, and the one-off prices sold by Checkout with it. */
export function periodLines(subscription: Subscription, extras: LineItem[]): InvoiceLine[] {
  const own = subscription.items.data.map((item) => {
    const quantity = item.quantity ?? 1
    return line({
      amount: (item.price.unit_amount ?? 0) * quantity,
      price: item.price,
      quantity,
      description: `${quantity} × ${rhythm(item.price)}`,
      period: { start: item.current_period_start, end: item.current_period_end },
      subscription: subscription.id,
      parent: {
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: false,
          proration_details: null,
          subscription: subscription.id,
          subscription_item: item.id,
        },
        type: 'subscription_item_details',
      },
    })
  })
  const sold = extras.flatMap((item) => (item.price ? [extraLine(subscription, item, item.price)] : []))
  return [...own, ...sold]
}

function extraLine(subscription: Subscription, item: LineItem, price: Price): InvoiceLine {
  return line({
    amount: item.amount_subtotal,
    price,
    quantity: item.quantity ?? 1,
    description: item.description,
    period: { start: subscription.created, end: subscription.created },
    subscription: null,
    parent: null,
  })
}

const rhythm = ({ unit_amount: amount, currency, recurring, nickname }: Price) =>
  `${nickname ?? 'Subscription'} (at ${inWords(amount ?? 0, currency)} / ${recurring?.interval ?? 'month'})`

/** Takes the customer's pending invoice items and turns them into lines. */
export function pendingLines(state: SandboxState, customer: string): InvoiceLine[] {
  const waiting = state.store
    .all('invoiceitem')
    .filter((item) => item.customer === customer && item.invoice === null)
  return waiting.map((item) => itemLine(item))
}

export function itemLine(item: InvoiceItem): InvoiceLine {
  return line({
    amount: item.amount,
    price: null,
    priceId: item.pricing?.price_details,
    unit: item.pricing?.unit_amount_decimal ?? String(item.amount),
    quantity: item.quantity,
    description: item.description,
    period: item.period,
    subscription: item.parent?.subscription_details?.subscription ?? null,
    discountable: item.discountable,
    metadata: item.metadata ?? {},
    parent: {
      invoice_item_details: {
        invoice_item: item.id,
        proration: item.proration,
        proration_details: null,
        subscription: item.parent?.subscription_details?.subscription ?? null,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
  })
}

type NewLine = {
  amount: number
  price: Price | null
  priceId?: { price: string; product: string } | undefined
  unit?: string
  quantity: number
  description: string | null
  period: InvoiceLine['period']
  subscription: string | null
  discountable?: boolean
  metadata?: Record<string, string>
  parent: InvoiceLine['parent']
}

function line({
  amount,
  price,
  quantity,
  description,
  period,
  subscription,
  parent,
  ...given
}: NewLine): InvoiceLine {
  const details = price ? { price: price.id, product: price.product } : given.priceId
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price?.currency ?? 'gbp',
    description,
    discount_amounts: [],
    discountable: given.discountable ?? true,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: given.metadata ?? {},
    parent,
    period,
    pretax_credit_amounts: [],
    pricing: {
      ...(details && { price_details: details }),
      type: 'price_details',
      unit_amount_decimal: price?.unit_amount_decimal ?? given.unit ?? null,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: amount,
    taxes: [],
  }
}
