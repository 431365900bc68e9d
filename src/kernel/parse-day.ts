import { clubDay, clubTime, isLocalDate, type LocalDate } from './dates.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i
const ISO = /(\d{4})-(\d{1,2})-(\d{1,2})/
const BRITISH = /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)/
const DAY_FIRST = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?([a-z]{3,9})\.?,?\s+(\d{4}|\d{2})(?!\d)/
const MONTH_FIRST = /([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/

/**
 * Parses a day as people and other programs write it, and returns it with the rest of the cell. Undefined if it is not
 * a valid day.
 */
export function parseDay(text: string): { day: LocalDate; rest: string } | undefined {
  const instant = INSTANT.test(text.trim()) ? new Date(text.trim()) : undefined
  if (instant && !Number.isNaN(instant.getTime())) return { day: clubDay(instant), rest: clubTime(instant) }
  const words = text.toLowerCase()
  const iso = ISO.exec(words)
  if (iso) return dayOf(words, iso, iso[1], iso[2], iso[3])
  const british = BRITISH.exec(words)
  if (british) return dayOf(words, british, british[3], british[2], british[1])
  const dayFirst = DAY_FIRST.exec(words)
  if (dayFirst) return dayOf(words, dayFirst, dayFirst[3], monthOf(dayFirst[2]), dayFirst[1])
  const monthFirst = MONTH_FIRST.exec(words)
  return monthFirst
    ? dayOf(words, monthFirst, monthFirst[3], monthOf(monthFirst[1]), monthFirst[2])
    : undefined
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.slice(0, 3)) + 1)

function dayOf(words: string, found: RegExpExecArray, year = '', month = '', day = '') {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const rest = words
    .replace(found[0], ' ')
    .trim()
    .replace(/^t(?=\d)/, '')
  return isLocalDate(text) ? { day: text, rest } : undefined
}
