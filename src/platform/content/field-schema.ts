import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { isLocalDate } from '../../kernel/dates.ts'
import { isEmail, respelledEmail } from '../../kernel/email.ts'
import type { Field, Kind, ScalarField } from './content-type.ts'
import { instantOf } from './filter-values.ts'
import { sanitiseHtml } from './sanitise.ts'

const MOST = { text: 1000, richText: 200_000, email: 254, slug: 120, json: 200_000 } as const
const MAX_DEPTH = 32
const SLUG = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/
const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
const INTEGERS: ReadonlySet<string> = new Set(['PgInteger', 'PgSmallInt'])

/** Returns the schema that validates a value and converts it for storage. Messages name the field. */
export function schemaOf(name: string, field: Field): z.ZodType {
  const label = field.label ?? name
  if (field.kind === 'many') {
    const ids = z.array(z.uuid(`${label} must be a list of ids`), `${label} must be a list of ids`)
    return ids.max(field.limit, `${label} takes ${field.limit} at most`)
  }
  if (field.kind === 'one') return reference(label, field.column?.notNull === true)
  if (field.kind === 'image')
    return reference(label, field.required === true || field.column?.notNull === true)
  const schema = SCALARS[field.kind](label, field)
  return field.required || field.column?.notNull ? schema : schema.nullable()
}

/** Whether a field accepts only whole numbers. Computed values have their own unit and may be fractional. */
export const isWhole = ({
  column,
  value,
}: Pick<ScalarField, 'value'> & { column?: PgColumn | undefined }): boolean =>
  typeof value !== 'function' && (column === undefined || column === value) && INTEGERS.has(value.columnType)

/** The schema of a reference: an id, or '' or null for none. */
function reference(label: string, required: boolean): z.ZodType {
  const id = z.uuid(words(label, 'must be an id'))
  return required ? id : z.preprocess((given) => (given === '' ? null : given), id.nullable())
}

/** The messages for a value of the wrong type and for a missing one. */
const words = (label: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `${label} ${input === undefined || input === null || input === '' ? 'is required' : wrong}`,
})

const SCALARS: Readonly<Record<Exclude<Kind, 'image'>, (label: string, field: ScalarField) => z.ZodType>> = {
  id: (label) => z.never(`${label} cannot be written`),
  text: (label, { required, max = MOST.text }) => {
    const text = z
      .string(words(label, 'must be a text'))
      .trim()
      .max(max, `${label} takes ${max} characters at most`)
    return storable(label, required ? text.min(1, `${label} is required`) : text)
  },
  email: (label, { required, max = MOST.email }) =>
    z
      .string(words(label, 'must be an e-mail address'))
      .trim()
      .max(max, `${label} takes ${max} characters at most`)
      .refine(
        (text) => (text === '' ? !required : isEmail(text)),
        required ? `${label} is required, like name@example.org` : `${label} must be an e-mail address`,
      )
      .overwrite(respelledEmail),
  richText: (label, { required, max = MOST.richText }) =>
    storable(
      label,
      z.string(words(label, 'must be a text')).max(max, `${label} takes ${max} characters at most`),
    )
      .transform((html) => sanitiseHtml(String(html)))
      .refine((html) => !required || html !== '', `${label} is required`),
  number: (label, { min, max, column, value }) => {
    let number = z.number(words(label, 'must be a number'))
    if (min !== undefined) number = number.min(min, `${label} must be at least ${min}`)
    if (max !== undefined) number = number.max(max, `${label} must be at most ${max}`)
    return isWhole({ column, value }) ? number.int(`${label} must be a whole number`) : number
  },
  boolean: (label) => z.boolean(words(label, 'must be true or false')),
  day: (label) =>
    z.string(words(label, 'must be a day')).refine(isLocalDate, `${label} must be a day like 2026-11-28`),
  instant: (label) =>
    z
      .string(words(label, 'must be a time'))
      .refine((text) => instantOf(text) !== undefined, `${label} must be a time like 2026-11-28T16:30:00Z`)
      .transform((text) => new Date(text)),
  choice: (label, { choices = [] }) =>
    z.enum([...choices], words(label, `must be one of: ${choices.filter(Boolean).join(', ')}`)),
  json: (label, { max = MOST.json }) =>
    z
      .unknown()
      .refine((value) => value !== undefined, `${label} is required`)
      .refine((value) => isPlain(value), `${label} must be plain JSON`)
      .refine((value) => (JSON.stringify(value) ?? '').length <= max, `${label} is too long`),
  slug: (label, { max = MOST.slug }) =>
    z
      .string(words(label, 'must be a text'))
      .trim()
      .max(max, `${label} takes ${max} characters at most`)
      .regex(SLUG, `${label} takes lower-case letters, digits and single hyphens`),
}

/** PostgreSQL rejects zero bytes in text. */
const storable = (label: string, schema: z.ZodType): z.ZodType =>
  schema.refine((text) => !String(text).includes('\0'), `${label} holds a character that cannot be stored`)

/** Whether JSON contains no property names with a special meaning in JavaScript, such as __proto__. */
function isPlain(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every((one) => isPlain(one, depth + 1))
  return Object.entries(value).every(([key, one]) => !UNSAFE_KEYS.has(key) && isPlain(one, depth + 1))
}
