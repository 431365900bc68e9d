import { expect, test } from 'vitest'
import { readSignedLink, signLink } from './signed-link.ts'

const NOW = new Date('2026-09-01T10:00:00Z')
const LATER = new Date('2026-09-02T10:00:00Z')
const token = signLink('secret', 'answer', ['session-1', 'member-2'], LATER)
const read = (given: string, { secret = 'secret', purpose = 'answer', now = NOW } = {}) =>
  readSignedLink(secret, purpose, given, now)

test('a changed, truncated or foreign link is refused, as is one with another purpose', () => {
  expect(read(token.replace('member-2', 'member-3'))).toBeUndefined()
  expect(read(token.slice(0, -1))).toBeUndefined()
  expect(read('')).toBeUndefined()
  expect(read('a.b.c')).toBeUndefined()
  expect(read(token, { secret: 'another' })).toBeUndefined()
  expect(read(token, { purpose: 'unsubscribe' })).toBeUndefined()
})

test('an expired link is refused', () => {
  expect(read(token, { now: LATER })).toBeUndefined()
})

test('a link returns its content', () => {
  expect(read(token)).toEqual(['session-1', 'member-2'])
})

test('a part containing a dot is refused, because it would be parsed as two', () => {
  expect(() => signLink('secret', 'answer', ['a.b'], LATER)).toThrow('dot')
})
