import { expect, test } from 'vitest'
import { localDate } from './dates.ts'
import { seasonName, seasonOf } from './season.ts'

test('a season runs from its first month to the day before the next', () => {
  expect(seasonOf(localDate('2026-07-31'), 8)).toEqual({ from: '2025-08-01', until: '2026-07-31' })
  expect(seasonOf(localDate('2026-08-01'), 8)).toEqual({ from: '2026-08-01', until: '2027-07-31' })
})

test('a season is called by its two years', () => {
  expect(seasonName(localDate('2026-07-31'), 8)).toBe('2025/26')
  expect(seasonName(localDate('2026-08-01'), 8)).toBe('2026/27')
})
