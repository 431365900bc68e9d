import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripePayments } from './stripe.ts'

const SECRET = 'whsec_test'
const payments = stripePayments({ secretKey: 'sk_test_x', webhookSecret: SECRET })
const seconds = () => Math.floor(Date.now() / 1000)
const signatureOf = (body: string, at = seconds()) =>
  `t=${at},v1=${createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex')}`

test('an event signed by the provider is accepted', async () => {
  const body = '{"id":"evt_1","type":"invoice.paid","data":{"object":{"id":"in_1"}}}'
  expect(await payments.verifiedEvent(body, signatureOf(body))).toMatchObject({ id: 'evt_1' })
  expect(await payments.verifiedEvent(body, signatureOf(body, seconds() - 400))).toBeUndefined()
})

test('an empty or malformed signature is refused, whatever the body [API-063]', async () => {
  const at = seconds()
  for (const signature of [
    '',
    ' ',
    ',',
    '=',
    't=,v1=',
    `t=${at},v1=`,
    `t=${at}`,
    `v1=,t=${at}`,
    `t=${at},v1=é`,
  ])
    for (const body of ['', '{}', 'null', '[', '\0'])
      expect(await payments.verifiedEvent(body, signature), signature).toBeUndefined()
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (body, signature) => {
      expect(await payments.verifiedEvent(body, signature)).toBeUndefined()
    }),
  )
})

test('a signed body that is not an event is refused [API-063]', async () => {
  for (const body of [
    '',
    'x',
    'null',
    '5',
    '[]',
    '{}',
    '{"id":"evt_1","type":"invoice.paid"}',
    '{"object":"v2.core.event"}',
  ])
    expect(await payments.verifiedEvent(body, signatureOf(body)), body).toBeUndefined()
})
