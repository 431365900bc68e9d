import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signToken, tokenIn } from './session-token.ts'

const SECRET = 'a secret for tests, 32 characters and more'

test('a signed token is verified', () => {
  expect(tokenIn(signToken('abc', SECRET), SECRET)).toBe('abc')
})

test('a token with another secret or a changed character is refused [SYS-031]', () => {
  const signed = signToken('abcdefghijklmnopqrstuvwxyz012345', SECRET)
  expect(tokenIn(signed, `${SECRET}!`)).toBeUndefined()
  fc.assert(
    fc.property(fc.nat(signed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, other) => {
      fc.pre(signed[at] !== other)
      expect(tokenIn(signed.slice(0, at) + other + signed.slice(at + 1), SECRET)).toBeUndefined()
    }),
  )
})

test('any other cookie value is refused without an error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (text) => {
      expect(tokenIn(text, SECRET)).toBeUndefined()
    }),
  )
})
