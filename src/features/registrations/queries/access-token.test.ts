import { expect, test } from 'vitest'
import { hashOf, linkToken, newToken, opens } from './access-token.server.ts'

const SECRET = 'a secret for tests, 32 characters and more'
const token = newToken()
const registration = { id: '0197a000-0000-7000-8000-000000000001', tokenHash: hashOf(token) }

test('only the browser’s token and the link’s token open a registration [resolutions C06]', () => {
  const other = { ...registration, id: '0197a000-0000-7000-8000-000000000002' }
  const wrong = [
    '',
    newToken(),
    registration.id,
    registration.tokenHash,
    linkToken(other, SECRET),
    linkToken(registration, 'another secret'),
    linkToken({ ...registration, tokenHash: hashOf(newToken()) }, SECRET),
  ]
  expect(wrong.filter((given) => opens(registration, given, SECRET))).toEqual([])
  expect(opens(registration, token, SECRET)).toBe(true)
  expect(opens(registration, linkToken(registration, SECRET), SECRET)).toBe(true)
})

test('a token has 128 random bits and cannot be read from its stored hash', () => {
  expect(Buffer.from(token, 'base64url')).toHaveLength(16)
  expect(new Set(Array.from({ length: 100 }, newToken)).size).toBe(100)
  expect(registration.tokenHash).not.toContain(token)
})
