import { expect, test } from 'vitest'
import { localDate } from '../../../kernel/dates.ts'
import { daysOfSeries, weekdayOf } from './model.ts'

const period = (first: string, last = first) => ({ firstOn: localDate(first), lastOn: localDate(last) })
const tuesdays = { weekday: 2, ...period('2026-09-01', '2026-10-20') }

test('a series has no days outside its first and last day', () => {
  const days = daysOfSeries(tuesdays, [], period('2026-08-01', '2026-12-31'))
  expect([days.length, days[0], days.at(-1)]).toEqual([8, '2026-09-01', '2026-10-20'])
  expect(daysOfSeries(tuesdays, [], period('2026-11-01', '2026-12-31'))).toEqual([])
})

test('periods without training are left out, including their first and last day', () => {
  const holidays = [period('2026-09-08'), period('2026-09-22', '2026-10-13')]
  expect(daysOfSeries(tuesdays, holidays, period('2026-09-01', '2026-10-31'))).toEqual([
    '2026-09-01',
    '2026-09-15',
    '2026-10-20',
  ])
})

test('a period that begins in the middle of a week starts with the next weekday of the series', () => {
  expect(daysOfSeries(tuesdays, [], period('2026-09-02', '2026-09-15'))).toEqual(['2026-09-08', '2026-09-15'])
})

test('weeks begin on Monday', () => {
  expect([weekdayOf(localDate('2026-09-07')), weekdayOf(localDate('2026-09-13'))]).toEqual([1, 7])
})
