import { expect, test } from 'vitest'
import { readSignedLink, signLink } from './signed-link.ts'

const NOW = new Date('2026-09-01T10:00:00Z')
const LATER = new Date('2026-09-02T10:00:00Z')
const token = signLink('secret', 'answer', ['session-1', 'member-2'], LATER)
const read = (given: string, { secret = 'secret', purpose = 'answer', now = NOW } = {}) =>
  readSignedLink(secret, purpose, given, now)

test('a link that was changed, cut off or made with another secret or purpose is not read', () => {
  expect(read(token.replace('member-2', 'member-3'))).toBeUndefined()
  expect(read(token.slice(0, -1))).toBeUndefined()
  expect(read('')).toBeUndefined()
  expect(read('a.b.c')).toBeUndefined()
  expect(read(token, { secret: 'another' })).toBeUndefined()
  expect(read(token, { purpose: 'unsubscribe' })).toBeUndefined()
})

test('a link that has expired is not read', () => {
  expect(read(token, { now: LATER })).toBeUndefined()
})

test('a link gives back what it was made of', () => {
  expect(read(token)).toEqual(['session-1', 'member-2'])
})

test('a part with a dot would be read as two, so that it is refused', () => {
  expect(() => signLink('secret', 'answer', ['a.b'], LATER)).toThrow('dot')
})
