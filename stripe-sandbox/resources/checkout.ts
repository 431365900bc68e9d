import { z } from 'zod'
import { expireSession } from '../checkout-paying.ts'
import { type Call, call } from '../core/call.ts'
import { invalidRequest } from '../core/errors.ts'
import { matching, page, within } from '../core/listing.ts'
import { paging, range, text } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import { checkoutFields } from './checkout-params.ts'
import { createSession } from './checkout-sessions.ts'

function expire(state: SandboxState, id: string) {
  const session = state.find('checkout.session', id)
  if (session.status !== 'open')
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    )
  return expireSession(state, session)
}

const listed = {
  ...paging,
  created: range.optional(),
  customer: text().optional(),
  customer_details: z.strictObject({ email: text(512) }).optional(),
  payment_intent: text().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  subscription: text().optional(),
}

export const checkoutCalls: Call[] = [
  call('POST', 'checkout/sessions', checkoutFields, (state, { params }) => createSession(state, params)),
  call('GET', 'checkout/sessions', listed, (state, { params, url }) => {
    const { customer, payment_intent, status, subscription, created, customer_details: details } = params
    const rows = matching(state.store.all('checkout.session'), {
      customer,
      payment_intent,
      status,
      subscription,
    })
      .filter((row) => within(row.created, created))
      .filter((row) => !details || row.customer_details?.email === details.email)
    return page(rows, params, url, 'checkout.session')
  }),
  call('GET', 'checkout/sessions/:id', {}, (state, { id }) => state.find('checkout.session', id)),
  call('POST', 'checkout/sessions/:id/expire', {}, (state, { id }) => expire(state, id)),
  call('GET', 'checkout/sessions/:id/line_items', paging, (state, { params, id, url }) => {
    state.find('checkout.session', id)
    // Line items are listed in order, unlike every other list, which is newest first.
    return page(state.find('checkout_order', id).items.toReversed(), params, url, 'line item')
  }),
]
