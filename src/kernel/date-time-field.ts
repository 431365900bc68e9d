import { clubDay, clubInstant, clubTime, isLocalDate } from './dates.ts'

/** Browsers add seconds to some values. They are ignored. */
const VALUE = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2}(?:\.\d+)?)?$/

/** Returns the value of a `datetime-local` field for an instant, in the club's time zone. */
export const dateTimeValue = (instant: Date): string => `${clubDay(instant)}T${clubTime(instant)}`

/** Returns the instant of such a value; undefined if it is not an existing day and time. */
export function readDateTime(value: string): Date | undefined {
  const [, day = '', time = ''] = VALUE.exec(value) ?? []
  return isLocalDate(day) ? clubInstant(day, time) : undefined
}
