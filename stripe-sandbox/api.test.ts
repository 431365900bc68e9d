import Stripe from 'stripe'
import { expect } from 'vitest'
import { parseForm } from './core/form.ts'
import { oneFee } from './testing/orders.ts'
import { clientOf, test } from './testing/sandbox.ts'
import { API_VERSION } from './version.ts'

test('the sandbox uses the API version that the installed package pins', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION)
})

test("an invalid API key is refused in Stripe's format with its middle masked", async ({
  box: { sandbox },
}) => {
  const stranger = clientOf({ ...sandbox, apiKey: 'sk_test_another_account_key' })
  const error = await stranger.customers.list().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
  expect(error).toMatchObject({ statusCode: 401, requestId: expect.stringMatching(/^req_/) })
  expect(String(error)).not.toContain('another_account')
})

test('another API version is refused', async ({ box: { stripe } }) => {
  await expect(stripe.customers.list({}, { apiVersion: '2020-08-27' })).rejects.toThrow(
    'Invalid Stripe API version',
  )
})

test('unknown, missing, empty and wrongly typed parameters are refused by name', async ({
  box: { stripe },
}) => {
  const raw = (params: object) => stripe.rawRequest('POST', '/v1/prices', { ...params })
  await expect(raw({ currency: 'gbp', unit_amount: 1, product: 'x', colour: 'red' })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'parameter_unknown',
    param: 'colour',
    message: 'Received unknown parameter: colour',
  })
  await expect(raw({ unit_amount: 1 })).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'currency',
  })
  await expect(raw({ currency: 'gbp', unit_amount: 'much' })).rejects.toMatchObject({
    code: 'parameter_invalid_integer',
    param: 'unit_amount',
    message: 'Invalid integer: much',
  })
  await expect(raw({ currency: 'gbp', unit_amount: 1, nickname: '' })).rejects.toMatchObject({
    code: 'parameter_invalid_empty',
    param: 'nickname',
  })
  await expect(
    raw({ currency: 'gbp', unit_amount: 1, product: 'p', recurring: { interval: 'hour' } }),
  ).rejects.toMatchObject({
    param: 'recurring[interval]',
    message: 'Invalid recurring[interval]: must be one of day, week, month, year',
  })
})

test('a missing object is reported with the parameter that named it', async ({ box: { stripe } }) => {
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
    message: "No such customer: 'cus_none'",
  })
  await expect(stripe.checkout.sessions.create({ ...oneFee(), customer: 'cus_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 400,
    param: 'customer',
  })
})

test('a repeated request with the same idempotency key returns the first response and does the work once', async ({
  box: { stripe },
}) => {
  const first = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'one' })
  const again = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'one' })
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed')
  expect((await stripe.customers.list()).data).toHaveLength(1)
})

test('an idempotency key is refused for a different request', async ({ box: { stripe } }) => {
  await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'one' })
  await expect(stripe.customers.create({ name: 'Bob' }, { idempotencyKey: 'one' })).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  )
})

test('an idempotency key is refused while its first request is running', async ({
  box: { stripe, steer },
}) => {
  await steer('POST', '/faults', { kind: 'hold', when: 'after' })
  const slow = stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'one' })
  const isHeard = async (): Promise<boolean> =>
    (await steer<{ requests: unknown[] }>('GET', '/requests')).requests.length > 0 || isHeard()
  await isHeard()
  await expect(stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'one' })).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  })
  await steer('DELETE', '/faults')
  expect((await slow).name).toBe('Ada')
})

test('an idempotency key stays free when a parameter is refused', async ({ box: { stripe } }) => {
  const options = { idempotencyKey: 'one' }
  await expect(stripe.customers.create({ email: 'none' }, options)).rejects.toMatchObject({
    code: 'email_invalid',
  })
  expect((await stripe.customers.create({ email: 'ada@example.org' }, options)).email).toBe('ada@example.org')
})

test('an idempotency key keeps a refusal that came from the work itself', async ({ box: { stripe } }) => {
  const options = { idempotencyKey: 'one' }
  const create = () =>
    stripe.products.create({ name: 'Fee', id: 'prod_fee' }, options).catch((error: unknown) => error)
  await stripe.products.create({ name: 'Fee', id: 'prod_fee' })
  expect(await create()).toMatchObject({ code: 'resource_already_exists' })
  expect(await create()).toMatchObject({
    code: 'resource_already_exists',
    headers: { 'idempotent-replayed': 'true' },
  })
})

test('list pages are newest first and can be followed in both directions', async ({ box: { stripe } }) => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await stripe.customers.create({ name })
  const names = (list: Stripe.ApiList<Stripe.Customer>) => list.data.map(({ name }) => name)
  const first = await stripe.customers.list({ limit: 2 })
  expect([names(first), first.has_more]).toEqual([['e', 'd'], true])
  const last = await stripe.customers.list({ limit: 3, starting_after: first.data[1]?.id ?? '' })
  expect([names(last), last.has_more]).toEqual([['c', 'b', 'a'], false])
  const back = await stripe.customers.list({ limit: 1, ending_before: last.data[0]?.id ?? '' })
  expect([names(back), back.has_more]).toEqual([['d'], true])

  const all: unknown[] = []
  for await (const customer of stripe.customers.list({ limit: 2 })) all.push(customer.name)
  expect(all).toEqual(['e', 'd', 'c', 'b', 'a'])
})

test('a list refuses a limit above 100 and an invalid cursor', async ({ box: { stripe } }) => {
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
  await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
    param: 'starting_after',
  })
})

test('customers are found by e-mail', async ({ box: { stripe } }) => {
  const ada = await stripe.customers.create({ email: 'ada@example.org', metadata: { member_id: 'm1' } })
  await stripe.customers.create({ email: 'bob@example.org' })
  expect((await stripe.customers.list({ email: 'ada@example.org' })).data.map(({ id }) => id)).toEqual([
    ada.id,
  ])
})

test('a property that is not a reference cannot be expanded', async ({ box: { stripe } }) => {
  await stripe.customers.create({})
  await expect(stripe.customers.list({ expand: ['metadata'] })).rejects.toThrow(
    'This property cannot be expanded (metadata)',
  )
  await expect(stripe.customers.list({ expand: ['data.metadata'] })).rejects.toThrow(
    'This property cannot be expanded (metadata)',
  )
})

test('metadata holds at most 50 keys', async ({ box: { stripe } }) => {
  const pairs = (many: number) =>
    Object.fromEntries(Array.from({ length: many }, (_, at) => [`key${at}`, 'value']))
  await expect(stripe.customers.create({ metadata: pairs(51) })).rejects.toThrow('50 metadata keys')
  expect(Object.keys((await stripe.customers.create({ metadata: pairs(50) })).metadata)).toHaveLength(50)
})

test('metadata is merged, and an empty value removes its key', async ({ box: { stripe } }) => {
  const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } })
  const { metadata } = await stripe.customers.update(id, { metadata: { b: '', c: '3' } })
  expect(metadata).toEqual({ a: '1', c: '3' })
})

test('a deleted customer is returned as deleted and cannot be used', async ({ box: { stripe } }) => {
  const { id } = await stripe.customers.create({ name: 'Ada' })
  await stripe.customers.del(id)
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true })
  await expect(stripe.customers.update(id, { name: 'B' })).rejects.toMatchObject({ code: 'resource_missing' })
  expect((await stripe.customers.list()).data).toEqual([])
})

test('the request log shows what the app sent', async ({ box: { stripe, steer } }) => {
  await stripe.checkout.sessions.create(oneFee(4200), { idempotencyKey: 'payment:1' })
  const { requests } = await steer<{ requests: object[] }>('GET', '/requests?path=/v1/checkout')
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      idempotencyKey: 'payment:1',
      status: 200,
      params: { mode: 'payment', line_items: [{ price_data: { unit_amount: '4200' } }] },
    },
  ])
})

test('nested brackets become maps and lists, and a parameter called __proto__ is an ordinary key', () => {
  expect(parseForm('a[b][0][c]=1&a[b][1][c]=2&e[]=x&e[]=y&metadata[0]=z&p=+q%26')).toEqual({
    a: { b: [{ c: '1' }, { c: '2' }] },
    e: ['x', 'y'],
    metadata: { 0: 'z' },
    p: ' q&',
  })
  const hostile = parseForm('__proto__[polluted]=1')
  expect(Object.keys(hostile)).toEqual(['__proto__'])
  expect({}).not.toHaveProperty('polluted')
})
