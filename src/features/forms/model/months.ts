import { clubDay, localDate, longMonth, shortMonth } from '../../../kernel/dates.ts'

/** As long as answers are kept, and the month in which the oldest of them arrived. */
const MONTHS = 13

export type Month = { key: string; label: string; short: string }

/** Lists the months at the club up to that of an instant, oldest first: '2026-11', November 2026, Nov. */
export function monthsUntil(now: Date): Month[] {
  const today = localDate(clubDay(now))
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, at) => {
    const middle = new Date(Date.UTC(year, month - MONTHS + at, 15, 12))
    const key = middle.toISOString().slice(0, 7)
    return { key, label: longMonth(middle), short: shortMonth(middle).slice(0, 3) }
  })
}
