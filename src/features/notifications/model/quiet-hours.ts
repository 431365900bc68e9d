import { addDays, clubDay, clubInstant, clubTime } from '../../../kernel/dates.ts'

/**
 * The hours ('HH:mm', local time at the club) in which an account gets no message that can wait. They may span
 * midnight.
 */
export type QuietHours = { from: string; to: string }

/** The default values of the form. */
export const SUGGESTED_HOURS: QuietHours = { from: '22:00', to: '07:00' }

/** Returns when the current quiet hours end; undefined outside quiet hours. */
export function quietUntil(now: Date, hours: QuietHours | undefined): Date | undefined {
  if (!hours) return undefined
  const { from, to } = hours
  const time = clubTime(now)
  const isQuiet = from < to ? from <= time && time < to : time >= from || time < to
  if (!isQuiet) return undefined
  const today = clubDay(now)
  return clubInstant(time < to ? today : addDays(today, 1), to)
}
