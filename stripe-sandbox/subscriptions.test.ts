import type Stripe from 'stripe'
import { expect } from 'vitest'
import { addresses, aPayer, aPlan } from './testing/orders.ts'
import { type Box, test } from './testing/sandbox.ts'

const DAYS = 24 * 60 * 60

async function aSubscription({ stripe }: Box, more: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const plan = await aPlan(stripe)
  const customer = await aPayer(stripe)
  return stripe.subscriptions.create({ customer: customer.id, items: [{ price: plan.id }], ...more })
}

const invoicesOf = async (stripe: Stripe, subscription: string) =>
  (await stripe.invoices.list({ subscription })).data

test('a customer without a card cannot be charged automatically', async ({ box: { stripe } }) => {
  const plan = await aPlan(stripe)
  const customer = await stripe.customers.create({})
  await expect(
    stripe.subscriptions.create({ customer: customer.id, items: [{ price: plan.id }] }),
  ).rejects.toMatchObject({ code: 'resource_missing' })
})

test("a subscription created through the API is charged immediately to the customer's card", async ({
  box,
}) => {
  const subscription = await aSubscription(box)
  expect(subscription).toMatchObject({ status: 'active', collection_method: 'charge_automatically' })
  expect(await invoicesOf(box.stripe, subscription.id)).toMatchObject([{ status: 'paid', amount_paid: 2500 }])
})

test('a failed first payment leaves the subscription incomplete and expires it after a day', async ({
  box,
}) => {
  const { stripe, steer } = box
  const plan = await aPlan(stripe)
  const customer = await aPayer(stripe, 'pm_card_chargeCustomerFail')
  const given = { customer: customer.id, items: [{ price: plan.id }] }
  await expect(
    stripe.subscriptions.create({ ...given, payment_behavior: 'error_if_incomplete' }),
  ).rejects.toMatchObject({ code: 'card_declined' })
  const subscription = await stripe.subscriptions.create(given)
  expect(subscription.status).toBe('incomplete')

  await steer('POST', '/clock', { days: 1 })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired')
})

test('volunteers pay 20% less as long as their coupon applies [INV-016]', async ({ box }) => {
  const { stripe, steer } = box
  const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'forever', id: 'volunteer' })
  const subscription = await aSubscription(box, { discounts: [{ coupon: coupon.id }] })
  await steer('POST', '/clock', { days: 31 })
  await stripe.subscriptions.update(subscription.id, { discounts: '' })
  await steer('POST', '/clock', { days: 31 })

  const totals = (await invoicesOf(stripe, subscription.id)).map(({ total }) => total)
  expect(totals).toEqual([2500, 2000, 2000])
})

test('a coupon with duration once applies to one invoice', async ({ box }) => {
  const coupon = await box.stripe.coupons.create({ percent_off: 20, duration: 'once' })
  const subscription = await aSubscription(box, { discounts: [{ coupon: coupon.id }] })
  await box.steer('POST', '/clock', { days: 31 })
  const totals = (await invoicesOf(box.stripe, subscription.id)).map(({ total }) => total)
  expect(totals).toEqual([2500, 2000])
})

test('a subscription renews each month on its day, and its item holds the end of the period', async ({
  box,
}) => {
  const { stripe, steer, app } = box
  const subscription = await aSubscription(box)
  const [before] = subscription.items.data
  await steer('POST', '/clock', { days: 31 })
  await steer('GET', '/drained')
  const [after] = (await stripe.subscriptions.retrieve(subscription.id)).items.data

  expect(after?.current_period_start).toBe(before?.current_period_end)
  expect(new Date((after?.current_period_end ?? 0) * 1000).getUTCHours()).toBe(
    new Date((before?.current_period_end ?? 0) * 1000).getUTCHours(),
  )
  expect(await invoicesOf(stripe, subscription.id)).toMatchObject([
    { billing_reason: 'subscription_cycle', status: 'paid' },
    { billing_reason: 'subscription_create', status: 'paid' },
  ])
  expect(app.types().filter((type) => type === 'invoice.paid')).toHaveLength(2)
})

test('a failed renewal is past due, is retried, and is cancelled after the last retry', async ({ box }) => {
  const { stripe, steer, app } = box
  const subscription = await aSubscription(box)
  await steer('POST', `/customers/${subscription.customer}/card`, { card: '4000000000000341' })
  await steer('POST', '/clock', { days: 31 })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
  const [invoice] = await invoicesOf(stripe, subscription.id)
  expect(invoice).toMatchObject({ status: 'open', attempt_count: 1 })
  expect((invoice?.next_payment_attempt ?? 0) - (invoice?.created ?? 0)).toBeGreaterThanOrEqual(3 * DAYS)

  await steer('POST', '/clock', { days: 16 })
  await steer('GET', '/drained')
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  })
  expect(app.types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
  expect(app.types()).toContain('customer.subscription.deleted')
})

test('a past due subscription becomes active when its next retry uses a new card', async ({ box }) => {
  const { stripe, steer } = box
  const subscription = await aSubscription(box)
  await steer('POST', `/customers/${subscription.customer}/card`, { card: '4000000000000341' })
  await steer('POST', '/clock', { days: 31 })
  await steer('POST', `/customers/${subscription.customer}/card`)
  await steer('POST', '/clock', { days: 4 })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
})

test('a subscription cancelled at period end continues until then and can be resumed', async ({ box }) => {
  const { stripe, steer } = box
  const subscription = await aSubscription(box)
  const { id } = subscription
  const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  expect(ending).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: subscription.items.data[0]?.current_period_end,
  })
  const kept = await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  expect(kept).toMatchObject({ cancel_at: null, canceled_at: null })

  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await steer('POST', '/clock', { days: 31 })
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled')
  expect(await invoicesOf(stripe, id)).toHaveLength(1)
})

test('a subscription cancelled immediately ends once', async ({ box }) => {
  const { stripe, steer, app } = box
  const { id } = await aSubscription(box)
  expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled')
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' })
  await steer('GET', '/drained')
  expect(app.types().filter((type) => type === 'customer.subscription.deleted')).toHaveLength(1)
})

test('a more expensive plan is prorated on the next invoice', async ({ box }) => {
  const { stripe, steer } = box
  const subscription = await aSubscription(box)
  const dearer = await aPlan(stripe, 5000)
  await steer('POST', '/clock', { days: 15 })
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id ?? '', price: dearer.id }],
  })
  await steer('POST', '/clock', { days: 16 })
  const [invoice] = await invoicesOf(stripe, subscription.id)
  const amounts = invoice?.lines.data.map(({ amount }) => amount) ?? []
  expect(amounts.at(-1)).toBe(5000)
  expect((amounts[0] ?? 0) + (amounts[1] ?? 0)).toBeGreaterThan(1000)
  expect((amounts[0] ?? 0) + (amounts[1] ?? 0)).toBeLessThan(1500)
})

test('a subscription with e-mailed invoices is finalized after an hour, sent, and past due when unpaid', async ({
  box,
}) => {
  const { stripe, steer, app } = box
  const subscription = await aSubscription(box, { collection_method: 'send_invoice', days_until_due: 14 })
  expect(await invoicesOf(stripe, subscription.id)).toMatchObject([{ status: 'draft' }])
  await steer('POST', '/clock', { seconds: 3601 })
  expect(await invoicesOf(stripe, subscription.id)).toMatchObject([{ status: 'open' }])
  await steer('POST', '/clock', { days: 15 })
  await steer('GET', '/drained')
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
  expect(app.types()).toEqual(expect.arrayContaining(['invoice.sent', 'invoice.overdue']))
})

test("the portal shows and cancels the customer's own subscription at a secret address", async ({ box }) => {
  const { stripe } = box
  const subscription = await aSubscription(box)
  const { url } = await stripe.billingPortal.sessions.create({
    customer: String(subscription.customer),
    return_url: addresses.cancel_url,
  })
  const page = await (await fetch(url)).text()
  expect(page).toContain('Player subscription')
  expect(page).toContain('Visa ending in 4242')

  await fetch(url, { method: 'POST', body: new URLSearchParams({ cancel: subscription.id }) })
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(true)
  expect((await fetch(url.slice(0, -1))).status).toBe(410)
})

test('the portal accepts a new card for renewals and refuses a failing one', async ({ box }) => {
  const { stripe } = box
  const subscription = await aSubscription(box)
  const { url } = await stripe.billingPortal.sessions.create({ customer: String(subscription.customer) })
  const send = (card: string) =>
    fetch(`${url}/card`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ card, email: 'ada@example.org', expiry: '12/40', cvc: '123' }),
    })
  expect(await (await send('4000000000000002')).text()).toContain('Your card was declined.')
  expect((await send('5555555555554444')).status).toBe(303)
  const { default_payment_method: method } = await stripe.subscriptions.retrieve(subscription.id, {
    expand: ['default_payment_method'],
  })
  expect(method).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } })
})

test('a pause that would end in the past is refused', async ({ box }) => {
  const { stripe } = box
  const { id } = await aSubscription(box)
  const resumes = Math.floor(Date.now() / 1000) - 60
  await expect(
    stripe.subscriptions.update(id, { pause_collection: { behavior: 'void', resumes_at: resumes } }),
  ).rejects.toMatchObject({ param: 'pause_collection[resumes_at]' })
})

test('a paused subscription stays active, voids its invoices, and collects again from the chosen day', async ({
  box,
}) => {
  const { stripe, steer } = box
  const { id, items } = await aSubscription(box)
  const resumes = (items.data[0]?.current_period_end ?? 0) + 20 * DAYS
  await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void', resumes_at: resumes } })
  await steer('POST', '/clock', { days: 31 })
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'active',
    pause_collection: { behavior: 'void', resumes_at: resumes },
  })
  await steer('POST', '/clock', { days: 31 })
  expect((await stripe.subscriptions.retrieve(id)).pause_collection).toBeNull()
  const states = (await invoicesOf(stripe, id)).map(({ status }) => status)
  expect(states).toEqual(['paid', 'void', 'paid'])
})

test('a subscription that is resumed early collects its next payment', async ({ box }) => {
  const { stripe, steer } = box
  const { id } = await aSubscription(box)
  await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
  await stripe.subscriptions.update(id, { pause_collection: '' })
  await steer('POST', '/clock', { days: 31 })
  expect((await invoicesOf(stripe, id)).map(({ status }) => status)).toEqual(['paid', 'paid'])
})
