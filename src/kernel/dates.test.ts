import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  adultBirthday,
  ageOn,
  clubDay,
  clubInstant,
  clubStamp,
  clubTime,
  localDate,
  longDate,
  longDateTime,
  weekdayAndDay,
  weekdayAndTime,
} from './dates.ts'

test('a day that is not in the calendar is refused', () => {
  expect(() => localDate('2026-02-29')).toThrow(RangeError)
  expect(() => localDate('2026-6-1')).toThrow(RangeError)
  expect(() => localDate('tomorrow')).toThrow(RangeError)
})

test('an instant is shown as "Do MMMM YYYY HH:mm" at the club, in summer and in winter [SYS-037]', () => {
  expect(longDateTime(new Date('2026-06-20T15:30:00Z'))).toBe('20th June 2026 16:30')
  expect(longDateTime(new Date('2026-11-28T16:30:00Z'))).toBe('28th November 2026 16:30')
  expect(longDateTime(new Date('2026-05-31T23:05:00Z'))).toBe('1st June 2026 00:05')
  expect(weekdayAndDay(new Date('2026-05-31T23:05:00Z'))).toBe('Mon 1st June 2026')
  expect(weekdayAndTime(new Date('2026-11-28T16:30:00Z'))).toBe('Sat 28th November 2026 16:30')
})

test('for spreadsheets an instant is a date and a time at the club, in summer and in winter', () => {
  expect(clubStamp(new Date('2026-06-20T23:30:00Z'))).toBe('2026-06-21 00:30')
  expect(clubStamp(new Date('2026-11-28T06:05:00Z'))).toBe('2026-11-28 06:05')
})

test('the day of an instant is the day at the club, not in UTC', () => {
  expect(clubDay(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01')
  expect(clubTime(new Date('2026-06-30T23:30:00Z'))).toBe('00:30')
})

test('a wall time at the club becomes the right instant on both sides of the clock change', () => {
  expect(clubInstant(localDate('2026-10-24'), '16:30').toISOString()).toBe('2026-10-24T15:30:00.000Z')
  expect(clubInstant(localDate('2026-10-25'), '16:30').toISOString()).toBe('2026-10-25T16:30:00.000Z')
})

test('a calendar day is shown in words', () => {
  expect(longDate(localDate('2026-03-02'))).toBe('2nd March 2026')
})

test('a person born on 29 February turns a year older on 1 March', () => {
  const born = localDate('2008-02-29')
  expect(ageOn(born, localDate('2026-02-28'))).toBe(17)
  expect(ageOn(born, localDate('2026-03-01'))).toBe(18)
})

test('a person born after the adult birthday is under 18, on every day', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays(localDate('1950-01-01'), n))
  const lives = fc.tuple(days, days).filter(([born, today]) => born <= today)
  fc.assert(fc.property(lives, ([born, today]) => ageOn(born, today) < 18 === born > adultBirthday(today)))
})
