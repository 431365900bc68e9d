import { addDays, type LocalDate } from '../../../kernel/dates.ts'

/** How many days ahead sessions are generated. */
export const DAYS_AHEAD = 56

/** The defaults: how many days before a session members are asked, and how many hours before it they are reminded. */
export const USUAL_QUESTIONS = { askDays: 5, remindHours: 24 } as const

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** A range of days, both inclusive. */
export type Period = { firstOn: LocalDate; lastOn: LocalDate }

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: LocalDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Returns the name of a weekday by its number. */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? ''

const isWithin = (day: LocalDate, { firstOn, lastOn }: Period) => firstOn <= day && day <= lastOn

/** Lists the days of a series within a period, leaving out days without training. */
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
