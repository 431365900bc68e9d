import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { invalidRequest, noSuch } from '../core/errors.ts'
import { matching, page, within } from '../core/listing.ts'
import { mergedMetadata, paging, range, text } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import { endSubscription } from '../renewing.ts'
import { startSubscription } from '../subscribing.ts'
import { changeSubscription } from '../subscription-changes.ts'
import type { Subscription } from '../types.ts'
import { changes, created, recurringPrice, shared, type why } from './subscription-params.ts'

function create(state: SandboxState, given: z.infer<z.ZodObject<typeof created>>): Subscription {
  const customer = state.find('customer', given.customer, 'customer')
  const items = given.items.map(({ price, quantity, metadata: pairs }, index) => ({
    price: recurringPrice(state, price, `items[${index}][price]`),
    quantity: quantity ?? 1,
    metadata: mergedMetadata({}, pairs),
  }))
  if (given.collection_method === 'send_invoice' && given.days_until_due === undefined)
    throw invalidRequest("You must set `days_until_due` when `collection_method` is set to 'send_invoice'.", {
      code: 'parameter_missing',
      param: 'days_until_due',
    })
  const method = given.default_payment_method
  if (method) ownCard(state, method, customer.id)
  return startSubscription(
    state,
    {
      customer,
      items,
      coupons: (given.discounts ?? []).flatMap(({ coupon }) => coupon ?? []),
      metadata: mergedMetadata({}, given.metadata),
      description: given.description,
      method: method ?? null,
      collection: given.collection_method ?? 'charge_automatically',
      daysUntilDue: given.days_until_due,
      cancelAtPeriodEnd: given.cancel_at_period_end,
    },
    given.payment_behavior ?? 'allow_incomplete',
  )
}

function ownCard(state: SandboxState, id: string, customer: string) {
  if (state.find('payment_method', id, 'default_payment_method').customer === customer) return
  throw noSuch('PaymentMethod', id, 'default_payment_method')
}

function cancel(state: SandboxState, id: string, given: z.infer<typeof why> | undefined): Subscription {
  const subscription = state.find('subscription', id)
  if (subscription.status === 'canceled') throw noSuch('subscription', id)
  const said = state.store.patch('subscription', id, {
    cancel_at_period_end: false,
    cancellation_details: {
      comment: given?.comment ?? null,
      feedback: given?.feedback ?? null,
      feedback_option: null,
      reason: null,
    },
  })
  return endSubscription(state, said, 'cancellation_requested')
}

const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const
const listed = {
  ...paging,
  collection_method: shared.collection_method,
  created: range.optional(),
  customer: text().optional(),
  price: text().optional(),
  status: z.enum(STATUSES).optional(),
}

const hasEnded = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired'

function hasStatus(row: Subscription, wanted: (typeof STATUSES)[number] | undefined): boolean {
  if (wanted === undefined) return row.status !== 'canceled'
  if (wanted === 'all') return true
  return wanted === 'ended' ? hasEnded(row) : row.status === wanted
}

export const subscriptionCalls: Call[] = [
  call('POST', 'subscriptions', created, (state, { params }) => create(state, params)),
  call('GET', 'subscriptions', listed, (state, { params, url }) => {
    const { customer, collection_method, price, status } = params
    const rows = matching(state.store.all('subscription'), { customer, collection_method })
      .filter((row) => hasStatus(row, status))
      .filter((row) => !price || row.items.data.some((item) => item.price.id === price))
    return page(
      rows.filter((row) => within(row.created, params.created)),
      params,
      url,
      'subscription',
    )
  }),
  call('GET', 'subscriptions/:id', {}, (state, { id }) => state.find('subscription', id)),
  call('POST', 'subscriptions/:id', changes, (state, { params, id }) =>
    changeSubscription(state, state.find('subscription', id), params),
  ),
  call(
    'DELETE',
    'subscriptions/:id',
    { cancellation_details: changes.cancellation_details },
    (state, { params, id }) => cancel(state, id, params.cancellation_details),
  ),
]
