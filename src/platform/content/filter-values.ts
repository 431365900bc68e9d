import { isLocalDate } from '../../kernel/dates.ts'
import { respelledEmail } from '../../kernel/email.ts'
import { isId } from '../../kernel/ids.ts'
import type { Kind } from './content-type.ts'
import type { Operator } from './convention.ts'

/** The PostgreSQL types of parameters. */
export type SqlType = 'text' | 'uuid' | 'float8' | 'boolean' | 'date' | 'timestamptz'

type Comparable = { readonly type: SqlType; readonly operators: readonly Operator[]; read: Reading }
/** A valid value as a parameter, or a message about an invalid one. */
type Reading = (given: unknown) => { value: string | number | boolean } | { problem: string }

const SAME: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'null']
const ORDERED: readonly Operator[] = [...SAME, 'lt', 'lte', 'gt', 'gte']
const TEXT: readonly Operator[] = [...SAME, 'contains', 'ncontains', 'containss', 'ncontainss', 'holds']
const MAX_CHARACTERS = 500

const text: Comparable = {
  type: 'text',
  operators: TEXT,
  read: (given) => {
    if (typeof given !== 'string' && typeof given !== 'number') return { problem: 'must be a text' }
    const value = String(given)
    // PostgreSQL rejects zero bytes in text.
    if (value.length > MAX_CHARACTERS || value.includes('\0')) return { problem: 'is not a usable text' }
    return { value }
  },
}
const id: Comparable = {
  type: 'uuid',
  operators: SAME,
  read: (given) =>
    typeof given === 'string' && isId(given) ? { value: given } : { problem: 'must be an id' },
}
const nothing: Comparable = {
  type: 'uuid',
  operators: ['null'],
  read: () => ({ problem: 'can only be asked for null' }),
}

/** How values of each kind are compared. */
const COMPARABLE: Readonly<Record<Kind | 'one', Comparable>> = {
  text,
  email: { ...text, read: (given) => text.read(typeof given === 'string' ? respelledEmail(given) : given) },
  richText: text,
  choice: text,
  slug: text,
  id,
  one: id,
  image: nothing,
  json: nothing,
  number: {
    type: 'float8',
    operators: ORDERED,
    read: (given) => {
      const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
      return typeof value === 'number' && Number.isFinite(value) ? { value } : { problem: 'must be a number' }
    },
  },
  boolean: {
    type: 'boolean',
    operators: SAME,
    read: (given) => {
      const value = booleanOf(given)
      return value === undefined ? { problem: 'must be true or false' } : { value }
    },
  },
  day: {
    type: 'date',
    operators: ORDERED,
    read: (given) => {
      const value = String(given)
      return isLocalDate(value) ? { value } : { problem: 'must be a day like 2026-11-28' }
    },
  },
  instant: {
    type: 'timestamptz',
    operators: ORDERED,
    read: (given) => {
      const value = instantOf(given)
      return value ? { value } : { problem: 'must be a time like 2026-11-28T16:30:00Z' }
    },
  },
}

/** How values of a kind are parsed and compared in filters. */
export const comparable = (kind: Kind | 'one'): Comparable => COMPARABLE[kind]

/** Parses true, false, 1 and 0, as text or as values. */
export function booleanOf(given: unknown): boolean | undefined {
  if (given === true || given === 'true' || given === '1' || given === 1) return true
  if (given === false || given === 'false' || given === '0' || given === 0) return false
  return undefined
}

const ISO = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/

/**
 * Parses an instant into ISO text in UTC; a date means its start in UTC. Returns undefined for invalid input, for dates
 * that do not exist, and for instants that are outside the years 1 to 9999 in another time zone.
 */
export function instantOf(given: unknown): string | undefined {
  const day = typeof given === 'string' ? ISO.exec(given)?.[1] : undefined
  if (day === undefined || !isLocalDate(day)) return undefined
  const instant = new Date(String(given))
  const text = Number.isNaN(instant.getTime()) ? '' : instant.toISOString()
  return text.length === LENGTH && isLocalDate(text.slice(0, 10)) ? text : undefined
}

const LENGTH = '2026-11-28T16:30:00.000Z'.length
