import { expect, test } from 'vitest'
import { canReadCard } from './model.ts'

const SESSION = { startsAt: new Date('2026-09-01T18:00:00Z'), endsAt: new Date('2026-09-01T19:30:00Z') }

test('a card is closed until two hours before a session, and again two hours after it', () => {
  expect(canReadCard(new Date('2026-09-01T15:59:59Z'), SESSION)).toBe(false)
  expect(canReadCard(new Date('2026-09-01T21:30:01Z'), SESSION)).toBe(false)
})

test('a card is open from two hours before a session until two hours after it', () => {
  expect(canReadCard(new Date('2026-09-01T16:00:00Z'), SESSION)).toBe(true)
  expect(canReadCard(new Date('2026-09-01T21:30:00Z'), SESSION)).toBe(true)
})
