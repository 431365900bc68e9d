import { expect, test } from 'vitest'
import { authenticatorLink, codeAt, counterOfCode, newAuthenticatorKey, typedKey } from './one-time-code.ts'

/** The key and the codes of RFC 6238, appendix B, with six digits. */
const KEY = '12345678901234567890'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('the code %i seconds after 1970 matches the standard', async (seconds, code) => {
  const now = new Date(seconds * 1000)
  expect(await codeAt(KEY, now)).toBe(code)
  expect(await counterOfCode(KEY, code, now)).toBe(Math.floor(seconds / 30))
})

test('a code is valid for 30 seconds before and after its period', async () => {
  const at = (seconds: number) => new Date(1_200_000_000_000 + seconds * 1000)
  const code = await codeAt(KEY, at(0))
  for (const seconds of [-30, 0, 29, 59]) expect(await counterOfCode(KEY, code, at(seconds))).toBe(40_000_000)
  for (const seconds of [-31, 60]) expect(await counterOfCode(KEY, code, at(seconds))).toBeUndefined()
  for (const nonsense of ['', '1', 'é'.repeat(6)])
    expect(await counterOfCode(KEY, nonsense, at(0))).toBeUndefined()
})

test('a new key is unique, typed in groups of four, and included in the app’s link', () => {
  const key = newAuthenticatorKey()
  expect(newAuthenticatorKey()).not.toBe(key)
  expect(typedKey(key)).toMatch(/^(?:[A-Z2-7]{4} ){9}[A-Z2-7]{4}$/)
  const link = new URL(authenticatorLink(key, 'Bristol HC', 'ana@example.org'))
  expect(link.href).toMatch(/^otpauth:\/\/totp\/Bristol%20HC:ana%40example\.org\?/)
  expect(link.searchParams.get('secret')).toBe(typedKey(key).replaceAll(' ', ''))
  expect(link.searchParams.get('issuer')).toBe('Bristol HC')
})
