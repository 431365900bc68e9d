import { expect, test } from 'vitest'
import { monthsUntil } from './months.ts'

test('the months of the results end with this month at the club, over the turn of the year', () => {
  const months = monthsUntil(new Date('2026-03-31T23:30:00Z')) // 1 April at the club
  expect(months).toHaveLength(13)
  expect(months[0]).toEqual({ key: '2025-04', label: 'April 2025', short: 'Apr' })
  expect(months.slice(-4).map(({ key }) => key)).toEqual(['2026-01', '2026-02', '2026-03', '2026-04'])
})
