import type { Price } from './types.ts'

const DAY = 24 * 60 * 60

/** The same day and time that many months later, or the last day of a shorter month. In UTC, as at Stripe. */
export function monthsAfter(moment: number, months: number): number {
  const date = new Date(moment * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}

/** Returns the end of the period that begins at `start`. */
export function periodEnd(start: number, { recurring }: Price): number {
  const count = recurring?.interval_count ?? 1
  if (recurring?.interval === 'day') return start + count * DAY
  if (recurring?.interval === 'week') return start + 7 * count * DAY
  return monthsAfter(start, recurring?.interval === 'year' ? 12 * count : count)
}
