import { createPublicKey, verify } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { webPushSender } from '../../src/platform/push/web-push.ts'
import { aCtx } from '../support/database.ts'
import { startPushService } from '../support/push-service.ts'

const MESSAGE = { title: 'No training tonight', path: '/members/dashboard/', tag: 'a' }

async function aService() {
  const service = await startPushService()
  onTestFinished(() => void service.stop())
  return service
}

test("a message reaches the browser encrypted for it and signed with the site's key", async () => {
  const ctx = await aCtx()
  const service = await aService()
  const sender = webPushSender(ctx)
  expect(await sender.send(service.subscription, MESSAGE, 'info@demo.club')).toBe('delivered')
  const [got] = service.received
  expect(got?.body).toEqual(MESSAGE)
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(String(got?.headers.authorization)) ?? []
  expect(key).toBe(await sender.publicKey())
  expect(claimsOf(token, key)).toMatchObject({ aud: service.origin, sub: 'mailto:info@demo.club' })
})

test('an expired subscription, a refusal and a failure have different results', async () => {
  const ctx = await aCtx()
  const service = await aService()
  const send = () => webPushSender(ctx).send(service.subscription, MESSAGE, 'info@demo.club')
  for (const [status, result] of [
    [404, 'gone'],
    [410, 'gone'],
    [403, 'refused'],
    [413, 'refused'],
  ] as const) {
    service.answer(status)
    expect([status, await send()]).toEqual([status, result])
  }
  for (const status of [429, 500, 503]) {
    service.answer(status)
    await expect(send()).rejects.toThrow(String(status))
  }
})

test('the key is created once, even by two nodes at the same time', async () => {
  const ctx = await aCtx()
  const keys = await Promise.all([1, 2, 3].map(() => webPushSender(ctx).publicKey()))
  expect(new Set([...keys, await webPushSender(ctx).publicKey()]).size).toBe(1)
})

test('a site with a new secret creates a new key instead of failing', async () => {
  const ctx = await aCtx()
  const before = await webPushSender(ctx).publicKey()
  const after = await webPushSender({ ...ctx, secret: 'another secret of 32 characters or more' }).publicKey()
  expect(after).not.toBe(before)
})

/** Returns the claims of a signed token (RFC 7515, ES256). Throws if the signature is not from this key. */
function claimsOf(token: string, key: string): unknown {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the token was not signed by this key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
