import { clubLocale } from './locale.ts'
import { offsetMs, wordedIn } from './wall-time.ts'

/** The club's time zone. Instants are stored in UTC and shown in this zone. [resolutions E04] */
const zone = () => clubLocale().timeZone

/** A calendar day without time or zone, such as a birthday. ISO text, so days are compared with `<`. */
export type LocalDate = string & { readonly __unit: 'local-date' }

/** Year 0 does not exist, and PostgreSQL refuses it. */
const ISO_DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** Parses a calendar day from 'YYYY-MM-DD'. Throws RangeError for anything else. */
export function localDate(text: string): LocalDate {
  const instant = ISO_DATE.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  if (!instant || Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== text) {
    throw new RangeError(`not a calendar date: ${text}`)
  }
  return text as LocalDate // checked above
}

/** Whether a text is an existing calendar day. */
export function isLocalDate(text: string): text is LocalDate {
  try {
    return localDate(text) === text
  } catch {
    return false // not a calendar day
  }
}

/** In every zone the day changes on a quarter of an hour, so the result can be cached for each quarter. */
const QUARTER_MS = 900_000

/** Returns the calendar day at an instant, in the club's zone. */
export function clubDay(instant: Date): LocalDate {
  const quarter = new Date(Math.floor(instant.getTime() / QUARTER_MS) * QUARTER_MS)
  return worded(quarter, 'yyyy-MM-dd') as LocalDate // the format of a LocalDate
}

/**
 * Converts a day and a local time 'HH:mm' at the club to an instant. A time skipped in March becomes one hour later.
 */
export function clubInstant(day: LocalDate, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wall = Date.UTC(year, month - 1, date, hours, minutes)
  const nearby = wall - offsetMs(new Date(wall), zone())
  // The clocks may change between the two.
  return new Date(wall - offsetMs(new Date(nearby), zone()))
}

/** Formats an instant as "Do MMMM YYYY HH:mm", in the club's zone: 28th November 2026 16:30. [SYS-037] */
export const longDateTime = (instant: Date): string => worded(instant, 'do MMMM yyyy HH:mm')

/** Formats only the day of an instant: 28th November 2026. */
export const longDay = (instant: Date): string => worded(instant, 'do MMMM yyyy')

/** Formats the day of a fixture with its weekday: Sat 28th November 2026. */
export const weekdayAndDay = (instant: Date): string => worded(instant, 'EEE do MMMM yyyy')

/** Formats the start of a fixture with its weekday: Sat 28th November 2026 16:30. */
export const weekdayAndTime = (instant: Date): string => worded(instant, 'EEE do MMMM yyyy HH:mm')

/** Formats a calendar day: 28th November 2026. */
export const longDate = (day: LocalDate): string => worded(clubInstant(day, '12:00'), 'do MMMM yyyy')

/** Formats a calendar day for narrow places: 14 Nov. */
export const shortDay = (day: LocalDate): string => worded(clubInstant(day, '12:00'), 'd MMM')

/** Formats the month of an instant: November 2026. */
export const longMonth = (instant: Date): string => worded(instant, 'MMMM yyyy')

/** Formats the month of an instant for narrow places: Nov 2026. */
export const shortMonth = (instant: Date): string => worded(instant, 'MMM yyyy')

/** Formats an instant for programs, with the club's offset on that day: 2026-07-04T19:00:00+01:00. */
export const clubIso = (instant: Date): string => worded(instant, "yyyy-MM-dd'T'HH:mm:ssxxx")

/** Formats an instant so that spreadsheets recognise a date: 2026-07-04 19:00. */
export const clubStamp = (instant: Date): string => worded(instant, 'yyyy-MM-dd HH:mm')

/** Formats the time of day at the club: 16:30. */
export const clubTime = (instant: Date): string => worded(instant, 'HH:mm')

/** Cached, because lists format the same instants repeatedly and finding the offset is slow. */
const words = new Map<string, string>()
const MAX_WORDS = 10_000

function worded(instant: Date, pattern: string): string {
  const key = `${instant.getTime()} ${zone()} ${pattern}`
  const known = words.get(key)
  if (known !== undefined) return known
  if (words.size >= MAX_WORDS) words.clear()
  const text = wordedIn(instant, zone(), pattern)
  words.set(key, text)
  return text
}

/** Returns the calendar year at an instant, in the club's zone. */
export const clubYear = (instant: Date): number => Number(clubDay(instant).slice(0, 4))

/** Adds a number of days to a calendar day. */
export function addDays(day: LocalDate, days: number): LocalDate {
  const instant = new Date(`${day}T00:00:00Z`)
  instant.setUTCDate(instant.getUTCDate() + days)
  return instant.toISOString().slice(0, 10) as LocalDate // the format of a LocalDate
}

/** Adds a number of months to a calendar day. The 31st becomes the last day of a shorter month. */
export function addMonths(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  const first = lastOfMonth.toISOString().slice(0, 8)
  return localDate(`${first}${String(Math.min(date, lastOfMonth.getUTCDate())).padStart(2, '0')}`)
}

/** Returns a person's age in whole years on a day. Someone born on 29 February turns a year older on 1 March. */
export function ageOn(born: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/**
 * Returns the latest date of birth of an adult on `day`: anyone born later is under 18. 29 February becomes the 28th.
 */
export function adultBirthday(day: LocalDate): LocalDate {
  const monthDay = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)
  return `${Number(day.slice(0, 4)) - 18}${monthDay}` as LocalDate // same format, 18 years earlier
}
