import { expect } from 'vitest'
import { test } from './testing/sandbox.ts'

const line = {
  quantity: 1,
  price_data: { currency: 'gbp', unit_amount: 3500, product_data: { name: 'Registration fee' } },
}
const addresses = {
  success_url: 'http://127.0.0.1:9/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:9/cancelled',
}

test('a paid session is complete, charged once and told to the app in order', async ({ box }) => {
  const { stripe, steer, app } = box
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [line],
    client_reference_id: 'reg-1',
    metadata: { registration: '1' },
    payment_intent_data: { metadata: { registration: '1' } },
    ...addresses,
  })
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 3500,
    payment_intent: null,
  })

  await steer('POST', `/checkout/${session.id}/pay`)
  await steer('GET', '/drained')

  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge.balance_transaction', 'line_items'],
  })
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    client_reference_id: 'reg-1',
  })
  expect(paid.line_items?.data[0]).toMatchObject({ description: 'Registration fee', amount_total: 3500 })
  expect(paid.payment_intent).toMatchObject({
    status: 'succeeded',
    metadata: { registration: '1' },
    latest_charge: { amount: 3500, balance_transaction: { amount: 3500, fee: 73, net: 3427 } },
  })
  expect(app.types()).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
    'checkout.session.completed',
  ])
})
