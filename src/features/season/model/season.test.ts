import { expect, test } from 'vitest'
import { localDate } from '../../../kernel/dates.ts'
import { agesOnIn, lastDayOf, newFeesFrom, seasonsToPrepare } from './season.ts'

const AUGUST = 8
const names = (day: string) => seasonsToPrepare(localDate(day), AUGUST).map(({ name }) => name)

test('this season comes first in its first 60 days, and the next one after that', () => {
  expect(names('2026-08-01')).toEqual(['2026/27', '2027/28'])
  expect(names('2026-09-30')).toEqual(['2026/27', '2027/28'])
  expect(names('2026-10-01')).toEqual(['2027/28', '2026/27'])
  expect(names('2027-07-31')).toEqual(['2027/28', '2026/27'])
})

test('a season ends the day before the next, and ages count on 31 August', () => {
  expect(lastDayOf(localDate('2027-08-01'))).toBe('2028-07-31')
  expect(agesOnIn(localDate('2027-08-01'))).toBe('2027-08-31')
})

test('new fees are proposed from 60 days before the season, or from today', () => {
  const firstOn = localDate('2027-08-01')
  expect(newFeesFrom(localDate('2026-11-28'), firstOn)).toBe('2027-06-02')
  expect(newFeesFrom(localDate('2027-07-10'), firstOn)).toBe('2027-07-10')
})
