import { clubInstant, isLocalDate } from '../../../kernel/dates.ts'
import { parseDay } from '../../../kernel/parse-day.ts'
import { isItem } from '../../../platform/strapi-source/strapi-source.ts'
import { parseTime } from '../../games/import/model/day-and-time.ts'

/** Returns the id of an item, or of a reference, which may be the id or the whole item. */
export function sourceId(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value === '' ? undefined : value
  return isItem(value) ? sourceId(value._id ?? value.id) : undefined
}

export type SourceFile = { url: string; name: string; alt: string }

/** Reads an upload, which may be an object with an address, the address alone, or a list whose first item counts. */
export function sourceFile(value: unknown): SourceFile | undefined {
  if (Array.isArray(value)) return sourceFile(value[0])
  const { url, name, alternativeText, caption } = isItem(value) ? value : { url: value }
  if (typeof url !== 'string' || url === '') return undefined
  const alt = [alternativeText, caption].find((text) => typeof text === 'string')
  return { url, name: String(name ?? url.split('/').at(-1)), alt: String(alt ?? '') }
}

/** Parses a day: 2010-03-12, 12/03/2010, or an instant at the start of the day in UTC. */
export function dayText(given: string): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?Z$/.exec(given.trim())?.[1]
  return day && isLocalDate(day) ? day : parseDay(given)?.day
}

/** Parses an instant in ISO 8601, or a local day and time such as 28/11/2026 16:30. Without a time it is midnight. */
export function instantText(given: string): string | undefined {
  const parsed = parseDay(given)
  const time = parsed && parseTime(parsed.rest)
  if (!parsed || time === undefined) return undefined
  const exact = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(given.trim())
    ? new Date(given)
    : undefined
  return (exact ?? clubInstant(parsed.day, time || '00:00')).toISOString()
}

/** Parses a number, text or date to Unix seconds. */
export function unixSeconds(given: unknown): unknown {
  if (typeof given !== 'string') return given
  if (/^\d{1,11}$/.test(given)) return Number(given)
  const instant = instantText(given)
  return instant === undefined ? given : Math.floor(Date.parse(instant) / 1000)
}

const NOISE: ReadonlySet<string> = new Set(['_id', '__v', '__component', 'createdAt', 'updatedAt'])

/** Removes Strapi's additions from JSON: its ids in every part, and null for empty values. */
export function plainJson(value: unknown, also: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => plainJson(one, also))
  if (!isItem(value)) return value
  const kept = Object.entries(value).filter(
    ([name, one]) => one !== null && !NOISE.has(name) && !also.includes(name),
  )
  return Object.fromEntries(kept.map(([name, one]) => [name, plainJson(one, also)]))
}

/** Finds the addresses of uploads in a text, exactly as written there. */
export const uploadsIn = (html: string): string[] => [
  ...new Set(html.match(/(?:https?:\/\/[^"'\s<>()]+)?\/uploads\/[^"'\s<>()?#&]+/g) ?? []),
]
