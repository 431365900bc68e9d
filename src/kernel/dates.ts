import { clubLocale } from './locale.ts'
import { offsetMs, wordedIn } from './wall-time.ts'

/** The club's time zone. Instants are stored in UTC and shown in it. [resolutions E04] */
const zone = () => clubLocale().timeZone

/** A calendar day without a time or zone: birthdays, rota weeks. ISO text, so comparing is `<`. */
export type LocalDate = string & { readonly __unit: 'local-date' }

/** There was no year 0, and PostgreSQL has none. */
const ISO_DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** A checked calendar day from 'YYYY-MM-DD'. Throws RangeError on anything else. */
export function localDate(text: string): LocalDate {
  const instant = ISO_DATE.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  if (!instant || Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== text) {
    throw new RangeError(`not a calendar date: ${text}`)
  }
  return text as LocalDate // checked above
}

/** Whether a text is a day of the calendar. */
export function isLocalDate(text: string): text is LocalDate {
  try {
    return localDate(text) === text
  } catch {
    return false // not a calendar day
  }
}

/** Days change on a quarter of an hour in every zone, so each quarter is looked up once. */
const QUARTER_MS = 900_000

/** The calendar day at an instant, at the club. */
export function clubDay(instant: Date): LocalDate {
  const quarter = new Date(Math.floor(instant.getTime() / QUARTER_MS) * QUARTER_MS)
  return worded(quarter, 'yyyy-MM-dd') as LocalDate // its own format
}

/** The instant of a local time at the club: a day and 'HH:mm'. A time skipped in March becomes one hour later. */
export function clubInstant(day: LocalDate, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wall = Date.UTC(year, month - 1, date, hours, minutes)
  const nearby = wall - offsetMs(new Date(wall), zone())
  // The offset may have changed between the two.
  return new Date(wall - offsetMs(new Date(nearby), zone()))
}

/** "Do MMMM YYYY HH:mm" at the club: 28th November 2026 16:30. [SYS-037] */
export const longDateTime = (instant: Date): string => worded(instant, 'do MMMM yyyy HH:mm')

/** The day part of the same: 28th November 2026. */
export const longDay = (instant: Date): string => worded(instant, 'do MMMM yyyy')

/** The day of a fixture, with its weekday: Sat 28th November 2026. */
export const weekdayAndDay = (instant: Date): string => worded(instant, 'EEE do MMMM yyyy')

/** When a fixture begins, with the weekday: Sat 28th November 2026 16:30. */
export const weekdayAndTime = (instant: Date): string => worded(instant, 'EEE do MMMM yyyy HH:mm')

/** A calendar day in the same words: 28th November 2026. */
export const longDate = (day: LocalDate): string => worded(clubInstant(day, '12:00'), 'do MMMM yyyy')

/** A calendar day in a narrow place: 14 Nov. */
export const shortDay = (day: LocalDate): string => worded(clubInstant(day, '12:00'), 'd MMM')

/** The month of an instant at the club: November 2026. */
export const longMonth = (instant: Date): string => worded(instant, 'MMMM yyyy')

/** An instant for programs, with the club's offset of that day: 2026-07-04T19:00:00+01:00. */
export const clubIso = (instant: Date): string => worded(instant, "yyyy-MM-dd'T'HH:mm:ssxxx")

/** The same for spreadsheets, which read it as a date: 2026-07-04 19:00. */
export const clubStamp = (instant: Date): string => worded(instant, 'yyyy-MM-dd HH:mm')

/** The time of day at the club: 16:30. */
export const clubTime = (instant: Date): string => worded(instant, 'HH:mm')

/** Lists show the same instants again and again, and finding the offset is most of the work. */
const words = new Map<string, string>()
const MOST_WORDS = 10_000

function worded(instant: Date, pattern: string): string {
  const key = `${instant.getTime()} ${zone()} ${pattern}`
  const known = words.get(key)
  if (known !== undefined) return known
  if (words.size >= MOST_WORDS) words.clear()
  const text = wordedIn(instant, zone(), pattern)
  words.set(key, text)
  return text
}

/** The calendar year at the club. */
export const clubYear = (instant: Date): number => Number(clubDay(instant).slice(0, 4))

/** `day` moved by a number of days. */
export function addDays(day: LocalDate, days: number): LocalDate {
  const instant = new Date(`${day}T00:00:00Z`)
  instant.setUTCDate(instant.getUTCDate() + days)
  return instant.toISOString().slice(0, 10) as LocalDate // its own format
}

/** Age in whole years on a day; someone born on 29 February turns a year older on 1 March. */
export function ageOn(born: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/** The latest date of birth of an adult on `day`: a person born later is under 18. 29 February becomes the 28th. */
export function adultBirthday(day: LocalDate): LocalDate {
  const monthDay = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)
  return `${Number(day.slice(0, 4)) - 18}${monthDay}` as LocalDate // same shape, 18 years earlier
}
