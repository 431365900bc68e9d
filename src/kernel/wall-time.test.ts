import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clubInstant, clubIso, localDate } from './dates.ts'
import { offsetMs, wordedIn } from './wall-time.ts'

const at = (text: string) => new Date(text)

test('an unknown token in a pattern is refused', () => {
  expect(() => wordedIn(at('2026-06-20T12:00:00Z'), 'UTC', 'yyyy QQ')).toThrow(RangeError)
})

test('a pattern formats each part of a date, and quoted text is literal', () => {
  const instant = at('2026-01-03T04:05:06Z')
  expect(wordedIn(instant, 'UTC', "EEEE d MMM yyyy 'at' HH:mm:ss")).toBe('Saturday 3 Jan 2026 at 04:05:06')
  expect(wordedIn(instant, 'UTC', 'EEE dd/MM, MMMM do')).toBe('Sat 03/01, January 3rd')
})

test('days of the month have English ordinals', () => {
  const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31]
  const said = days.map((day) => wordedIn(new Date(Date.UTC(2026, 0, day)), 'UTC', 'do'))
  expect(said.join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th 31st')
})

test('the offset of a zone follows its clock changes, also west of UTC and at half hours', () => {
  expect(offsetMs(at('2026-06-20T12:00:00Z'), 'Europe/London')).toBe(3_600_000)
  expect(offsetMs(at('2026-12-20T12:00:00Z'), 'Europe/London')).toBe(0)
  expect(wordedIn(at('2026-12-20T12:00:00Z'), 'America/St_Johns', 'HH:mm xxx')).toBe('08:30 -03:30')
})

test('a skipped local time is an hour later, and a repeated one is the second', () => {
  expect(clubIso(clubInstant(localDate('2026-03-29'), '01:30'))).toBe('2026-03-29T02:30:00+01:00')
  expect(clubIso(clubInstant(localDate('2026-10-25'), '01:30'))).toBe('2026-10-25T01:30:00+00:00')
})

test('an instant converted to local time and back is the same minute, or an hour later where the clock repeats', () => {
  const minutes = fc.integer({ min: 0, max: 50_000_000 }).map((minute) => new Date(minute * 60_000))
  fc.assert(
    fc.property(minutes, (instant) => {
      const [day = '', time = ''] = wordedIn(instant, 'Europe/London', 'yyyy-MM-dd HH:mm').split(' ')
      const again = clubInstant(localDate(day), time).getTime()
      expect([0, 3_600_000]).toContain(again - instant.getTime())
    }),
  )
})
