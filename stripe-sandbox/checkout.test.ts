import { expect } from 'vitest'
import { addresses, aPlan, oneFee } from './testing/orders.ts'
import { test } from './testing/sandbox.ts'

test('a session expires between 30 minutes and 24 hours after its creation', async ({ box: { stripe } }) => {
  const now = Math.floor(Date.now() / 1000)
  const until = (seconds: number) =>
    stripe.checkout.sessions.create({ ...oneFee(), expires_at: now + seconds })

  await expect(until(60 * 10)).rejects.toMatchObject({ param: 'expires_at' })
  await expect(until(60 * 60 * 25)).rejects.toMatchObject({ param: 'expires_at' })
  expect((await until(60 * 31)).expires_at).toBe(now + 60 * 31)
})

test('a session refuses a recurring price in payment mode, only one-off prices in subscription mode, and customer with customer_email', async ({
  box: { stripe },
}) => {
  const plan = await aPlan(stripe)
  const customer = await stripe.customers.create({})

  await expect(
    stripe.checkout.sessions.create({ ...oneFee(), line_items: [{ price: plan.id, quantity: 1 }] }),
  ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param: 'line_items' })
  await expect(stripe.checkout.sessions.create({ ...oneFee(), mode: 'subscription' })).rejects.toMatchObject({
    param: 'line_items',
  })
  await expect(
    stripe.checkout.sessions.create({ ...oneFee(), customer: customer.id, customer_email: 'a@example.org' }),
  ).rejects.toMatchObject({ param: 'customer' })
})

test('line items are refused in the old name and amount format, and below 30 pence', async ({
  box: { stripe },
}) => {
  const old = [{ name: 'Fee', amount: 3500, currency: 'gbp', quantity: 1 }]

  await expect(
    // The format of API versions before 2022, which Stripe's types no longer allow.
    stripe.checkout.sessions.create({ ...oneFee(), line_items: old as never }),
  ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'line_items[0][name]' })
  await expect(stripe.checkout.sessions.create(oneFee(29))).rejects.toMatchObject({
    code: 'amount_too_small',
  })
})

test.for([
  ['4242424242424242', 'paid', 'succeeded', 'checkout.session.async_payment_succeeded'],
  ['4000000000000002', 'unpaid', 'requires_payment_method', 'checkout.session.async_payment_failed'],
] as const)(
  'a payment that takes days completes its page unpaid; with %s it ends %s',
  async ([card, payment_status, intentStatus, type], { box: { stripe, steer } }) => {
    const { id } = await stripe.checkout.sessions.create(oneFee())
    await steer('POST', `/checkout/${id}/promise`, { card })
    const expand = ['payment_intent']
    expect(await stripe.checkout.sessions.retrieve(id, { expand })).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', latest_charge: null },
    })

    await steer('POST', `/checkout/${id}/arrive`)

    expect(await stripe.checkout.sessions.retrieve(id, { expand })).toMatchObject({
      payment_status,
      payment_intent: { status: intentStatus },
    })
    expect((await stripe.events.list({ type })).data).toHaveLength(1)
    expect(await steer('POST', `/checkout/${id}/arrive`)).toEqual({ error: 'No payment is on its way.' })
  },
)

test('a paid session is complete, is charged once with its fee, and sends its events in order', async ({
  box,
}) => {
  const { stripe, steer, app } = box
  const session = await stripe.checkout.sessions.create({
    ...oneFee(),
    client_reference_id: 'reg-1',
    metadata: { registration: '1' },
    payment_intent_data: { metadata: { registration: '1' } },
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
    metadata: { registration: '1' },
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

test('a declined card leaves the session open, and the next card pays the same PaymentIntent', async ({
  box,
}) => {
  const { stripe, steer } = box
  const session = await stripe.checkout.sessions.create(oneFee())
  const declined = await steer('POST', `/checkout/${session.id}/pay`, { card: '4000 0000 0000 9995' })
  expect(declined).toMatchObject({
    state: 'refused',
    refusal: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  })
  const { payment_intent: first } = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent'],
  })
  expect(first).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  })

  await steer('POST', `/checkout/${session.id}/pay`)

  const charges = await stripe.charges.list({
    payment_intent: typeof first === 'object' ? (first?.id ?? '') : '',
  })
  expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
})

test.for([
  ['4000000000000002', 'card_declined'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  ['4242424242424241', 'incorrect_number'],
  ['4111111111111111', 'card_declined'],
] as const)('card %s is refused as %s', async ([card, code], { box: { stripe, steer } }) => {
  const session = await stripe.checkout.sessions.create(oneFee())
  const answer = await steer('POST', `/checkout/${session.id}/pay`, { card })
  expect(answer).toMatchObject({ state: 'refused', refusal: { code } })
})

test('a card with 3-D Secure pays when the challenge succeeds and not when it fails', async ({ box }) => {
  const { stripe, steer } = box
  const session = await stripe.checkout.sessions.create(oneFee())
  const refused = await steer('POST', `/checkout/${session.id}/pay`, {
    card: '4000002500003155',
    challenge: 'fail',
  })
  expect(refused).toMatchObject({
    state: 'refused',
    refusal: { code: 'payment_intent_authentication_failure' },
  })
  expect((await stripe.charges.list()).data).toEqual([])

  const agreed = await steer('POST', `/checkout/${session.id}/pay`, { card: '4000002500003155' })
  expect(agreed).toMatchObject({ state: 'paid', session: { payment_status: 'paid' } })
})

test('a session that is paid or expired cannot be paid or expired again', async ({
  box: { stripe, steer },
}) => {
  const paid = await stripe.checkout.sessions.create(oneFee())
  await steer('POST', `/checkout/${paid.id}/pay`)
  const expired = await stripe.checkout.sessions.create(oneFee())
  await stripe.checkout.sessions.expire(expired.id)

  expect(await steer('POST', `/checkout/${paid.id}/pay`)).toHaveProperty('error')
  expect(await steer('POST', `/checkout/${expired.id}/pay`)).toHaveProperty('error')
  await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toThrow('status of `complete`')
  expect((await stripe.charges.list()).data).toHaveLength(1)
})

test('a session expires at its expiry time and the app receives the event', async ({ box }) => {
  const { stripe, steer, app } = box
  const session = await stripe.checkout.sessions.create(oneFee())
  await steer('POST', '/clock', { days: 1 })
  await steer('GET', '/drained')
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
  expect(app.types()).toEqual(['checkout.session.expired'])
})

test('a session creates a customer when asked to and uses an existing one when named', async ({
  box: { stripe, steer },
}) => {
  const asked = await stripe.checkout.sessions.create({ ...oneFee(), customer_creation: 'always' })
  await steer('POST', `/checkout/${asked.id}/pay`, { email: 'new@example.org' })
  const { customer } = await stripe.checkout.sessions.retrieve(asked.id, { expand: ['customer'] })
  expect(customer).toMatchObject({ email: 'new@example.org' })

  const known = await stripe.customers.create({ email: 'known@example.org' })
  const named = await stripe.checkout.sessions.create({ ...oneFee(), customer: known.id })
  await steer('POST', `/checkout/${named.id}/pay`)
  const after = await stripe.checkout.sessions.retrieve(named.id, { expand: ['payment_intent'] })
  expect(after.payment_intent).toMatchObject({ customer: known.id })
})

test('prices made from price_data are not listed', async ({ box: { stripe } }) => {
  const kept = await stripe.prices.create({
    currency: 'gbp',
    unit_amount: 500,
    product_data: { name: 'Kept' },
  })
  await stripe.checkout.sessions.create(oneFee())
  expect((await stripe.prices.list()).data.map(({ id }) => id)).toEqual([kept.id])
})

test('a subscription session takes the first payment and starts the subscription', async ({ box }) => {
  const { stripe, steer, app } = box
  const plan = await aPlan(stripe)
  const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'forever' })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: plan.id, quantity: 1 }],
    discounts: [{ coupon: coupon.id }],
    subscription_data: { metadata: { registration: '7' } },
    customer_email: 'new@example.org',
    ...addresses,
  })
  expect(session).toMatchObject({ amount_subtotal: 2500, amount_total: 2000 })
  await steer('POST', `/checkout/${session.id}/pay`, { email: 'new@example.org' })
  await steer('GET', '/drained')

  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription'],
  })
  const invoice = await stripe.invoices.retrieve(String(paid.invoice), {
    expand: ['payments.data.payment.payment_intent'],
  })
  expect(paid).toMatchObject({ payment_status: 'paid', status: 'complete', payment_intent: null })
  expect(paid.subscription).toMatchObject({
    status: 'active',
    metadata: { registration: '7' },
    latest_invoice: invoice.id,
  })
  expect(invoice).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_create',
    total: 2000,
    amount_paid: 2000,
    parent: { subscription_details: { metadata: { registration: '7' } } },
    payments: { data: [{ status: 'paid', payment: { payment_intent: { status: 'succeeded' } } }] },
  })
  expect(app.types().slice(-3)).toEqual([
    'invoice.paid',
    'invoice.payment_succeeded',
    'checkout.session.completed',
  ])
  expect(app.types()).toContain('customer.subscription.created')
})

test('a subscription does not start with a declined card', async ({ box: { stripe, steer } }) => {
  const plan = await aPlan(stripe)
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: plan.id, quantity: 1 }],
    ...addresses,
  })
  await steer('POST', `/checkout/${session.id}/pay`, { card: '4000000000000002' })
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([])
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
})
