import { addDays, type LocalDate, localDate } from './dates.ts'

/** Returns the first and last day of the season that contains a day. Seasons begin in `startMonth`, from 1 to 12. */
export function seasonOf(day: LocalDate, startMonth: number): { from: LocalDate; until: LocalDate } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = month >= startMonth ? year : year - 1
  const begin = (of: number) => localDate(`${of}-${String(startMonth).padStart(2, '0')}-01`)
  return { from: begin(first), until: addDays(begin(first + 1), -1) }
}

/** Returns the name of the season that contains a day: 2026/27. */
export function seasonName(day: LocalDate, startMonth: number): string {
  const first = Number(seasonOf(day, startMonth).from.slice(0, 4))
  return `${first}/${String(first + 1).slice(2)}`
}
