import { addDays, type LocalDate } from '../../../kernel/dates.ts'

/** Sessions exist for this many days from today on. */
export const DAYS_AHEAD = 56

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** A first and a last day; both belong to it. */
export type Period = { firstOn: LocalDate; lastOn: LocalDate }

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: LocalDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The name of a weekday by its number. */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? ''

const isWithin = (day: LocalDate, { firstOn, lastOn }: Period) => firstOn <= day && day <= lastOn

/** The days of a series within a period, without the days on which there is no training. */
export function daysOfSeries(
  series: Period & { weekday: number },
  exceptions: readonly Period[],
  within: Period,
): LocalDate[] {
  const days: LocalDate[] = []
  let day = addDays(within.firstOn, (series.weekday - weekdayOf(within.firstOn) + 7) % 7)
  for (; day <= within.lastOn; day = addDays(day, 7)) {
    if (isWithin(day, series) && !exceptions.some((period) => isWithin(day, period))) days.push(day)
  }
  return days
}
