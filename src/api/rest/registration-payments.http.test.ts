import { expect, test } from 'vitest'
import { aFee } from '../../../demo/builders/fee.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { theClubAsks } from '../../../tests/support/registering.ts'
import { aSandbox } from '../../../tests/support/sandbox.ts'
import { aSite } from '../../../tests/support/site.ts'
import { PAY_LIMIT } from '../../features/registrations/payment/commands/pay-fee.server.ts'

async function aPayingSite() {
  const sandbox = await aSandbox()
  const site = await aSite(
    { payments: sandbox.payments, clock: { now: () => new Date() } },
    { LOG_LEVEL: 'silent' },
  )
  await theClubAsks(site.ctx)
  const priceId = await aFee(site.ctx)
  const { accessToken } = await aRegistration(site.ctx)
  const body = { priceId, registration_id: accessToken.id, token: accessToken.token }
  const call = async (given: object) => {
    const answer = await site.sendJson('POST', '/api/gdutils/payment/create_subscription', given)
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
  }
  return { site, sandbox, accessToken, body, call }
}

test('a checkout session requires the token, not an id, an e-mail address or a mode [API-037, resolutions B09, C06]', async () => {
  const { sandbox, site, body, call } = await aPayingSite()
  const other = await aRegistration(site.ctx)
  expect((await call({ priceId: body.priceId, email: 'robin@example.org', mode: 'payment' })).status).toBe(
    422,
  )
  expect((await call({ ...body, token: other.accessToken.token })).status).toBe(404)
  expect((await call({ ...body, priceId: 'price_invented' })).json).toMatchObject({
    data: { errors: { priceId: ['Please select a fee'] } },
  })
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
})

test('addresses, e-mail and mode in the request are ignored, and the product’s own are sent to the provider [API-037, resolutions B03, B09]', async () => {
  const { sandbox, accessToken, body, call, site } = await aPayingSite()
  const evil = {
    success_url: 'https://evil.example/ok',
    cancel_url: 'https://evil.example/no',
    email: 'evil@example.org',
    mode: 'subscription',
  }
  const answer = await call({ ...body, ...evil })
  expect(answer).toMatchObject({ status: 200, json: { url: expect.stringContaining(sandbox.url) } })
  const [session] = (await sandbox.requests('/v1/checkout/sessions')).filter(
    ({ method }) => method === 'POST',
  )
  expect(session?.params).toMatchObject({ mode: 'payment', customer_email: 'robin@example.org' })
  expect(JSON.stringify(session?.params)).not.toContain('evil')
  expect(String(session?.params.success_url)).toContain(
    `${site.ctx.config.publicUrl.origin}/about-us/subscription?step=success&id=${accessToken.id}`,
  )
})

test('a caller over the limit gets 429 with the time to retry [API-037]', async () => {
  const { site, body } = await aPayingSite()
  const call = () => site.sendJson('POST', '/api/gdutils/payment/create_subscription', body)
  for (let times = 0; times < PAY_LIMIT.points; times += 1) expect((await call()).status).toBe(200)
  const refused = await call()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a response without a checkout session contains the message to show [API-038]', async () => {
  const { sandbox, body, call } = await aPayingSite()
  await sandbox.trouble({ kind: 'error', status: 400, times: 1, path: '/v1/checkout/sessions' })
  const refused = await call(body)
  expect(refused.status).toBe(422)
  expect(refused.json.url).toBeUndefined()
  expect(refused.json.message).toMatch(/^Your payment did not go through: /)
  await sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/checkout/sessions' })
  expect((await call(body)).status).toBe(503)
})
