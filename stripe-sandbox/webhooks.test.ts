import type Stripe from 'stripe'
import { expect } from 'vitest'
import { signatureOf } from './core/signature.ts'
import { oneFee } from './testing/orders.ts'
import { type Box, test } from './testing/sandbox.ts'

/** Creates a customer, which emits one event. */
const something = ({ stripe }: Box, name = 'Ada') => stripe.customers.create({ name })
const namesOf = ({ app }: Box) =>
  app.received.map(({ event }) => (event.type === 'customer.created' ? event.data.object.name : event.type))

test('an event holds its object, its request and the API version', async ({ box }) => {
  const { stripe, steer, app } = box
  const customer = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'ada-1' })
  await steer('GET', '/drained')
  expect(app.received.map(({ event }) => event)).toMatchObject([
    {
      type: 'customer.created',
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: { id: customer.id, name: 'Ada' } },
      request: { id: customer.lastResponse.requestId, idempotency_key: 'ada-1' },
    },
  ])
})

test('an update event holds the previous values', async ({ box }) => {
  const { id } = await something(box)
  await box.stripe.customers.update(id, { name: 'Bob' })
  await box.steer('GET', '/drained')
  expect(box.app.received.at(-1)?.event).toMatchObject({
    type: 'customer.updated',
    data: { object: { name: 'Bob' }, previous_attributes: { name: 'Ada' } },
  })
})

test('an event that is not accepted is retried until it is, and counts as pending meanwhile', async ({
  box,
}) => {
  const { stripe, steer, app } = box
  app.answers = [500, 503]
  await something(box)
  expect(await steer('GET', '/drained')).toEqual({ waiting: 1 })
  expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1)
  await steer('GET', '/drained?retries=1')
  expect(await steer('GET', '/drained?retries=1')).toEqual({ waiting: 0 })

  expect(app.received.map(({ status }) => status)).toEqual([500, 503, 200])
  expect(new Set(app.received.map(({ event }) => event.id)).size).toBe(1)
  expect((await stripe.events.list({ delivery_success: false })).data).toEqual([])
})

test('retries back off and stop', async ({ box }) => {
  const { steer, app } = box
  app.answers = Array.from({ length: 20 }, () => 500)
  await something(box)
  await steer('GET', '/drained')
  await steer('POST', '/clock', { seconds: 1 })
  await steer('GET', '/drained')
  expect(app.received).toHaveLength(1)
  await steer('POST', '/clock', { seconds: 1 })
  await steer('GET', '/drained')
  expect(app.received).toHaveLength(2)

  for (const _ of Array.from({ length: 12 })) {
    await steer('POST', '/clock', { days: 1 })
    await steer('GET', '/drained')
  }
  expect(app.received).toHaveLength(10)
})

test('events can be delivered twice, in reverse order and in parallel', async ({ box }) => {
  const { steer } = box
  await steer('POST', '/webhooks', { paused: true })
  for (const name of ['a', 'b', 'c']) await something(box, name)
  await steer('POST', '/webhooks', { copies: 2, order: 'reversed' })
  await steer('GET', '/drained')
  expect(namesOf(box)).toEqual(['c', 'c', 'b', 'b', 'a', 'a'])

  await steer('POST', '/webhooks', { copies: 3, order: 'random', concurrency: 10 })
  await something(box, 'd')
  await steer('GET', '/drained')
  expect(namesOf(box).filter((name) => name === 'd')).toHaveLength(3)
})

test('a lost event is delivered by the next retry', async ({ box }) => {
  const { steer, app } = box
  await steer('POST', '/webhooks', { lose: 1 })
  await something(box)
  expect(await steer('GET', '/drained')).toEqual({ waiting: 1 })
  expect(app.received).toEqual([])
  await steer('GET', '/drained?retries=1')
  expect(namesOf(box)).toEqual(['Ada'])
})

test("a forged, an old and a repeated event can be sent to test the app's response", async ({ box }) => {
  const { stripe, steer, app } = box
  await something(box)
  await steer('GET', '/drained')
  const [event] = (await stripe.events.list()).data
  const deliver = (how: object) => steer('POST', `/events/${event?.id}/deliver`, how)
  expect(await deliver({ signature: 'forged' })).toEqual({ statuses: [400] })
  expect(await deliver({ ageSeconds: 301 })).toEqual({ statuses: [400] })
  expect(await deliver({ copies: 2 })).toEqual({ statuses: [200, 200] })
  expect(app.refused).toHaveLength(2)
  expect(app.received).toHaveLength(3)
})

test('an endpoint receives the types it subscribed to, and nothing after it is deleted', async ({ box }) => {
  const { stripe, steer, app } = box
  const [own] = (await stripe.webhookEndpoints.list()).data
  await stripe.webhookEndpoints.update(own?.id ?? '', { enabled_events: ['checkout.session.completed'] })
  const session = await stripe.checkout.sessions.create(oneFee())
  await steer('POST', `/checkout/${session.id}/pay`)
  await steer('GET', '/drained')
  expect(app.types()).toEqual(['checkout.session.completed'])

  await stripe.webhookEndpoints.del(own?.id ?? '')
  await something(box)
  expect(await steer('GET', '/drained')).toEqual({ waiting: 0 })
  expect(app.types()).toEqual(['checkout.session.completed'])
})

test('only the response that creates an endpoint contains its secret', async ({ box: { stripe } }) => {
  const made = await stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:9/', enabled_events: ['*'] })
  expect(made.secret).toMatch(/^whsec_/)
  expect(await stripe.webhookEndpoints.retrieve(made.id)).not.toHaveProperty('secret')
})

test('a signature equals the one made by the Stripe package', async ({ box: { stripe } }) => {
  const payload = '{"id":"evt_1"}'
  const timestamp = 1_700_000_000
  const theirs = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: 'whsec_x',
    timestamp,
  } as Stripe.WebhookTestHeaderOptions)
  expect(signatureOf(payload, 'whsec_x', timestamp)).toBe(theirs)
})
