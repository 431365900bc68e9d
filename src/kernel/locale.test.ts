import { afterEach, expect, test } from 'vitest'
import { clubDay, clubInstant, localDate, weekdayAndTime } from './dates.ts'
import { setClubLocale } from './locale.ts'
import { formatPence, formatShort, pence, providerCurrency } from './money.ts'

const LONDON = { timeZone: 'Europe/London', currency: 'GBP' } as const
const NEW_YORK = { timeZone: 'America/New_York', currency: 'EUR' } as const
const EVENING = new Date('2026-11-28T23:30:00Z')

afterEach(() => setClubLocale(LONDON))

test('instants are shown and typed in the time zone of the club, also those shown before it changed', () => {
  expect(weekdayAndTime(EVENING)).toBe('Sat 28th November 2026 23:30')
  setClubLocale(NEW_YORK)
  expect(weekdayAndTime(EVENING)).toBe('Sat 28th November 2026 18:30')
  expect(clubDay(new Date('2026-11-29T03:00:00Z'))).toBe('2026-11-28')
  expect(clubInstant(localDate('2026-11-28'), '18:30')).toEqual(EVENING)
})

test('amounts are shown and charged in the currency of the club', () => {
  setClubLocale(NEW_YORK)
  expect(formatPence(pence(1250))).toBe('€12.50')
  expect(formatShort(pence(1200))).toBe('€12')
  expect(providerCurrency()).toBe('eur')
})
