import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const NIGHT = { from: '22:00', to: '07:00' }
const until = (now: string, hours = NIGHT) => quietUntil(new Date(now), hours)?.toISOString()

test('outside of the quiet hours nothing waits', () => {
  expect(quietUntil(new Date('2026-06-20T23:00:00Z'), undefined)).toBeUndefined()
  expect(until('2026-06-20T20:59:00Z')).toBeUndefined()
  expect(until('2026-06-20T06:00:00Z')).toBeUndefined()
})

test('a night ends the next morning, at the club’s time', () => {
  expect(until('2026-06-20T21:00:00Z')).toBe('2026-06-21T06:00:00.000Z')
  expect(until('2026-06-20T23:30:00Z')).toBe('2026-06-21T06:00:00.000Z')
  expect(until('2026-12-01T22:30:00Z')).toBe('2026-12-02T07:00:00.000Z')
})

test('the night in which the clocks change ends at the same time of day', () => {
  expect(until('2026-10-24T22:00:00Z')).toBe('2026-10-25T07:00:00.000Z')
  expect(until('2027-03-27T22:30:00Z')).toBe('2027-03-28T06:00:00.000Z')
})

test('hours within a day end on that day', () => {
  expect(until('2026-06-20T12:00:00Z', { from: '09:00', to: '15:00' })).toBe('2026-06-20T14:00:00.000Z')
})
