import { expect, test } from 'vitest'
import { planInput } from './schema.ts'

const sent = (fields: Record<string, string>) =>
  planInput.safeParse({ label: 'Season fee', amount: '120', period: 'season', ...fields })

const refused = (fields: Record<string, string>) =>
  sent(fields).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('instalments without a first day, in another order, or of a subscription are refused at their field', () => {
  expect(refused({ instalments: '3' })).toEqual([['instalmentDays.0', 'Enter the day of the first payment']])
  const days = { 'instalmentDays.0': '2026-10-01', 'instalmentDays.1': '2026-09-01' }
  expect(refused({ instalments: '3', ...days })).toEqual([
    ['instalmentDays.1', 'Enter a day that is later than the one before'],
  ])
  expect(refused({ instalments: '3', ...days, period: 'month' })).toEqual([
    ['instalments', 'Only for a fee that is paid once a season'],
  ])
})

test('a day that is missing before a later one is refused, so that no payment moves to another day', () => {
  const later = { 'instalmentDays.0': '2026-09-01', 'instalmentDays.2': '2026-11-01' }
  expect(refused({ instalments: '4', ...later })).toEqual([
    ['instalmentDays.1', 'Enter the day of this payment too'],
  ])
  expect(refused({ instalments: '3', 'instalmentDays.1': '2026-10-01' })).toEqual([
    ['instalmentDays.0', 'Enter the day of the first payment'],
  ])
})

test('a day that is left of an earlier number of payments takes the place of no other', () => {
  const days = { 'instalmentDays.0': '2026-09-01', 'instalmentDays.2': '2026-08-01' }
  expect(sent({ instalments: '2', ...days }).data?.instalmentDays).toEqual(['2026-09-01', '2026-10-01'])
})

test('the form of a fee keeps the days that were entered, and adds the others by the month', () => {
  const days = { 'instalmentDays.0': '2026-09-01', 'instalmentDays.1': '2026-10-15' }
  expect(sent({ instalments: '4', ...days }).data?.instalmentDays).toEqual([
    '2026-09-01',
    '2026-10-15',
    '2026-11-15',
    '2026-12-15',
  ])
  expect(sent(days).data?.instalmentDays).toBeNull()
})
