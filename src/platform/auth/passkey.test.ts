import { expect, test } from 'vitest'
import { anAuthenticator } from '../../../tests/support/passkey.ts'
import { checkPasskey, passkeySite } from './passkey.ts'
import { newChallenge } from './passkey-challenge.ts'

const config = { publicUrl: new URL('https://club.example/') }
const needs = {
  config,
  secret: 'a secret for tests, 32 characters and more',
  clock: { now: () => new Date('2026-06-20T12:00:00Z') },
} as Parameters<typeof checkPasskey>[0] & Parameters<typeof anAuthenticator>[0] // the only property they read

test('the passkeys of a site belong to its host, and those of a local site to localhost', () => {
  expect(passkeySite(config)).toEqual({ domain: 'club.example', origin: 'https://club.example' })
  for (const address of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000/'])
    expect(passkeySite({ publicUrl: new URL(address) })).toEqual({
      domain: 'localhost',
      origin: 'http://localhost:3000',
    })
})

test('a signature with short integers is valid', async () => {
  const phone = anAuthenticator(needs)
  const challenge = newChallenge(needs.secret, 'test', needs.clock.now())
  const { publicKey } = phone.create(challenge).response
  const key = { credentialId: phone.id, publicKey, algorithm: 'ES256' } as const
  // In one of 128 signatures, one of the two 256-bit numbers fits into fewer than 32 bytes.
  const lengthsOf = ({ response }: ReturnType<typeof phone.sign>) => {
    const der = Buffer.from(response.signature, 'base64url')
    return [der.readUInt8(3), der.readUInt8(5 + der.readUInt8(3))]
  }
  for (const at of [0, 1]) {
    let signed = phone.sign(challenge)
    while ((lengthsOf(signed)[at] ?? 0) > 31) signed = phone.sign(challenge)
    expect(await checkPasskey(needs, signed, key, 'test')).toMatchObject({ ok: true })
  }
})
