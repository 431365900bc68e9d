import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../../stripe-sandbox/calls.ts'
import { aPayer, aPlan, oneFee } from '../../stripe-sandbox/testing/orders.ts'
import {
  closeProviders,
  expectPublished,
  names,
  openProviders,
  providerOf,
} from '../support/stripe-providers.ts'
import type { Requests } from '../support/stripe-types.ts'

/**
 * One suite for the sandbox and, when STRIPE_SECRET_KEY holds a test key, for Stripe's test mode.
 * Every response is checked against Stripe's published types.
 */

beforeAll(openProviders)
afterAll(closeProviders)

test.for(names)('customers, cards, products, prices and coupons are as published (%s)', async (name) => {
  const provider = providerOf(name)
  const { stripe } = provider
  const customer = await aPayer(stripe)
  const plan = await aPlan(stripe)
  const gone = await stripe.customers.create({ email: 'gone@example.org', metadata: { a: '1' } })
  expectPublished(provider, [
    ['customer', customer],
    ['customer', await stripe.customers.retrieve(customer.id, { expand: ['subscriptions'] })],
    [
      'payment_method',
      await stripe.paymentMethods.retrieve(String(customer.invoice_settings.default_payment_method)),
    ],
    ['deleted_customer', await stripe.customers.del(gone.id)],
    ['list', await stripe.customers.list({ limit: 3 })],
    ['price', plan],
    ['price', await stripe.prices.retrieve(plan.id, { expand: ['product'] })],
    ['price', await stripe.prices.update(plan.id, { nickname: 'Winter' })],
    ['product', await stripe.products.retrieve(String(plan.product))],
    ['coupon', await stripe.coupons.create({ percent_off: 20, duration: 'forever', name: 'Volunteer' })],
    ['coupon', await stripe.coupons.create({ amount_off: 500, currency: 'gbp', duration: 'once' })],
  ])
})

test.for(names)('a checkout session and what is in it are as published (%s)', async (name) => {
  const provider = providerOf(name)
  const { stripe } = provider
  const session = await stripe.checkout.sessions.create({ ...oneFee(), expand: ['line_items'] })
  const expired = await stripe.checkout.sessions.expire(session.id)
  expect([session.status, session.payment_status, expired.status, expired.url]).toEqual([
    'open',
    'unpaid',
    'expired',
    null,
  ])
  const { data: items } = await stripe.checkout.sessions.listLineItems(session.id)
  expectPublished(provider, [
    ['checkout.session', session],
    ['checkout.session', expired],
    ['item', items[0]],
  ])
})

const payNow = (stripe: Stripe, token: string) =>
  stripe.paymentIntents.create({
    amount: 3500,
    currency: 'gbp',
    confirm: true,
    payment_method: token,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })

test.for(names)('a payment, its charge, its balance and its refund are as published (%s)', async (name) => {
  const provider = providerOf(name)
  const { stripe } = provider
  const paid = await payNow(stripe, 'pm_card_gb')
  const charge = await stripe.charges.retrieve(String(paid.latest_charge))
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 1000 })
  expect([paid.status, charge.status, refund.status]).toEqual(['succeeded', 'succeeded', 'succeeded'])
  const after = await stripe.charges.retrieve(charge.id, { expand: ['refunds', 'balance_transaction'] })
  expect(after).toMatchObject({ amount_refunded: 1000, refunded: false })
  expectPublished(provider, [
    ['payment_intent', paid],
    ['charge', charge],
    ['charge', after],
    ['refund', refund],
    ['balance_transaction', await stripe.balanceTransactions.retrieve(String(refund.balance_transaction))],
    ['balance', await stripe.balance.retrieve()],
  ])
})

test.for(names)(
  'a declined card is a card error, and the payment as published waits for another (%s)',
  async (name) => {
    const provider = providerOf(name)
    const { stripe } = provider
    const error: unknown = await payNow(stripe, 'pm_card_visa_chargeDeclinedInsufficientFunds').catch(
      (caught: unknown) => caught,
    )
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: { status: 'requires_payment_method' },
    })
    const declined = await stripe.paymentIntents.retrieve(error.payment_intent?.id ?? '')
    expectPublished(provider, [
      ['payment_intent', declined],
      ['charge', await stripe.charges.retrieve(String(declined.latest_charge))],
    ])
  },
)

test.for(names)('a dispute is as published (%s)', async (name) => {
  const provider = providerOf(name)
  const { stripe } = provider
  const { id } = await payNow(stripe, 'pm_card_createDispute')
  const found = await expect
    .poll(async () => (await stripe.disputes.list({ payment_intent: id })).data.length)
    .toBe(1)
    .then(() => stripe.disputes.list({ payment_intent: id }))
  expectPublished(provider, [['dispute', found.data[0]]])
})

test.for(names)('a subscription with its discount, item and invoice are as published (%s)', async (name) => {
  const provider = providerOf(name)
  const { stripe } = provider
  const customer = await aPayer(stripe)
  const plan = await aPlan(stripe)
  const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'forever' })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plan.id }],
    discounts: [{ coupon: coupon.id }],
    expand: ['discounts'],
  })
  expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: false })
  const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice), {
    expand: ['payments'],
  })
  expect(invoice).toMatchObject({
    status: 'paid',
    total: 2000,
    parent: { subscription_details: { subscription: subscription.id } },
  })
  const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  const ended = await stripe.subscriptions.cancel(subscription.id)
  expect([ending.status, ended.status]).toEqual(['active', 'canceled'])
  expectPublished(provider, [
    ['subscription', subscription],
    ['subscription', ending],
    ['subscription', ended],
    ['discount', subscription.discounts[0]],
    ['subscription_item', subscription.items.data[0]],
    ['invoice', invoice],
    ['line_item', invoice.lines.data[0]],
    ['invoice_payment', invoice.payments?.data[0]],
  ])
})

test.for(names)('an invoice by hand is as published in each of its states (%s)', async (name) => {
  const provider = providerOf(name)
  const { stripe } = provider
  const customer = await aPayer(stripe)
  const draft = await stripe.invoices.create({
    customer: customer.id,
    collection_method: 'send_invoice',
    days_until_due: 14,
  })
  const id = draft.id ?? ''
  const item = await stripe.invoiceItems.create({
    customer: customer.id,
    invoice: id,
    amount: 4500,
    currency: 'gbp',
    description: 'Kit',
  })
  const final = await stripe.invoices.finalizeInvoice(id)
  expect(final).toMatchObject({
    status: 'open',
    amount_due: 4500,
    hosted_invoice_url: expect.stringContaining('http'),
  })
  const note = await stripe.creditNotes.create({ invoice: id, amount: 2000, email_type: 'none' })
  const credited = await stripe.invoices.retrieve(id)
  expect([note.pre_payment_amount, credited.amount_due, credited.amount_remaining]).toEqual([
    2000, 2500, 2500,
  ])
  const voided = await stripe.creditNotes.voidCreditNote(note.id)
  expect((await stripe.invoices.retrieve(id)).amount_due).toBe(4500)
  expectPublished(provider, [
    ['invoice', draft],
    ['invoiceitem', item],
    ['invoice', final],
    ['line_item', final.lines.data[0]],
    ['invoice', credited],
    ['credit_note', note],
    ['credit_note', voided],
    ['invoice', await stripe.invoices.voidInvoice(id)],
  ])
})

test.for(names)('events, endpoints and errors are as published (%s)', async (name) => {
  const provider = providerOf(name)
  const { stripe } = provider
  const { id } = await stripe.customers.create({ email: 'event@example.org' })
  const { data: events } = await stripe.events.list({ type: 'customer.created', limit: 5 })
  const event = events.find((each) => each.type === 'customer.created' && each.data.object.id === id)
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'https://example.org/hook',
    enabled_events: ['customer.created'],
  })
  await stripe.webhookEndpoints.del(endpoint.id)
  expectPublished(provider, [
    ['event', event],
    ['webhook_endpoint', endpoint],
  ])
  const raw = (method: string, path: string, params?: object) =>
    stripe.rawRequest(method, path, { ...params })
  await expect(raw('POST', '/v1/customers', { colour: 'red' })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'colour',
    message: expect.stringContaining('Received unknown parameter: colour'),
  })
  await expect(raw('POST', '/v1/billing_portal/sessions', { customer: 'cus_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
    message: "No such customer: 'cus_none'",
  })
  await expect(raw('GET', '/v1/customers/cus_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    requestId: expect.stringMatching(/^req_/),
  })
})

test.for(names)('a key is answered again for the same request and refused for another (%s)', async (name) => {
  const { stripe } = providerOf(name)
  const once = { idempotencyKey: `contract-${crypto.randomUUID()}` }
  const first = await stripe.customers.create({ name: 'Ada' }, once)
  const again = await stripe.customers.create({ name: 'Ada' }, once)
  expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([first.id, 'true'])
  await expect(stripe.customers.create({ name: 'Bob' }, once)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
})

test('a payout of the sandbox and its transactions are as published', async () => {
  const provider = providerOf('sandbox')
  const { stripe } = provider
  await payNow(stripe, 'pm_card_gb')
  await provider.moveClock(4)
  const [payout] = (await stripe.payouts.list({ limit: 1 })).data
  const { data: items } = await stripe.balanceTransactions.list({
    payout: payout?.id ?? '',
    expand: ['data.source'],
  })
  expect(items.map(({ type }) => type)).toContain('charge')
  expectPublished(provider, [
    ['payout', payout],
    ['payout', await stripe.payouts.retrieve(payout?.id ?? '')],
    ...items.map((item): ['balance_transaction', unknown] => ['balance_transaction', item]),
  ])
})

test("the sandbox's portal objects match Stripe's types", async () => {
  const provider = providerOf('sandbox')
  const { stripe } = provider
  const { id } = await stripe.customers.create({})
  const session = await stripe.billingPortal.sessions.create({
    customer: id,
    return_url: 'https://example.org/',
  })
  const { data: configurations } = await stripe.billingPortal.configurations.list()
  expectPublished(provider, [
    ['billing_portal.session', session],
    ['billing_portal.configuration', configurations[0]],
  ])
})

test('the sandbox supports only parameters that Stripe has', () => {
  const { shapes } = providerOf('sandbox')
  const unknown = calls.flatMap(({ method, path, schema }) => {
    // A call missing from the table is reported as a problem, not skipped.
    const name = `${method} ${path}` as keyof Requests
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return shapes.unknownParameters(name, { ...json }).map((parameter) => `${name}: ${parameter}`)
  })
  expect(unknown).toEqual([])
})
