import { count } from './text.ts'

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const

/** Formats a number of bytes for people: 950 bytes, 1.4 MB, 37 GB. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return count(bytes, 'byte')
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length)
  const many = bytes / 1000 ** power
  return `${many < 10 ? many.toFixed(1) : Math.round(many)} ${UNITS[power - 1]}`
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Formats a duration in its largest unit: 40 seconds, 5 minutes, 3 hours, 12 days. */
export function lengthWords(seconds: number): string {
  if (seconds < 2 * MINUTE) return count(Math.floor(seconds), 'second')
  if (seconds < 2 * HOUR) return count(Math.floor(seconds / MINUTE), 'minute')
  if (seconds < 2 * DAY) return count(Math.floor(seconds / HOUR), 'hour')
  return count(Math.floor(seconds / DAY), 'day')
}
