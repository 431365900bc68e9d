import { expect, test } from 'vitest'
import { dateTimeValue, readDateTime } from './date-time-field.ts'

test('a day or time that does not exist is not read', () => {
  for (const value of [
    '',
    '2026-02-30T10:00',
    '2026-07-04T24:00',
    '2026-07-04',
    '2026-07-04T10:00Z',
    '4 July',
  ])
    expect(readDateTime(value), value).toBeUndefined()
})

test('a value is read in the club’s zone, in winter and in summer, and written back', () => {
  expect(readDateTime('2026-01-04T19:00')?.toISOString()).toBe('2026-01-04T19:00:00.000Z')
  expect(readDateTime('2026-07-04T19:00:00')?.toISOString()).toBe('2026-07-04T18:00:00.000Z')
  expect(dateTimeValue(new Date('2026-07-04T18:00:00Z'))).toBe('2026-07-04T19:00')
})
