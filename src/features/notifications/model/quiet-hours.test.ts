import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const NIGHT = { from: '22:00', to: '07:00' }
const until = (now: string, hours = NIGHT) => quietUntil(new Date(now), hours)?.toISOString()

test('messages outside the quiet hours are not delayed', () => {
  expect(quietUntil(new Date('2026-06-20T23:00:00Z'), undefined)).toBeUndefined()
  expect(until('2026-06-20T20:59:00Z')).toBeUndefined()
  expect(until('2026-06-20T06:00:00Z')).toBeUndefined()
})

test('quiet hours end the next morning in the club’s time zone', () => {
  expect(until('2026-06-20T21:00:00Z')).toBe('2026-06-21T06:00:00.000Z')
  expect(until('2026-06-20T23:30:00Z')).toBe('2026-06-21T06:00:00.000Z')
  expect(until('2026-12-01T22:30:00Z')).toBe('2026-12-02T07:00:00.000Z')
})

test('quiet hours end at the same local time when the clocks change', () => {
  expect(until('2026-10-24T22:00:00Z')).toBe('2026-10-25T07:00:00.000Z')
  expect(until('2027-03-27T22:30:00Z')).toBe('2027-03-28T06:00:00.000Z')
})

test('quiet hours within a day end on that day', () => {
  expect(until('2026-06-20T12:00:00Z', { from: '09:00', to: '15:00' })).toBe('2026-06-20T14:00:00.000Z')
})
