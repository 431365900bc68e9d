import { folded } from '../../../kernel/text.ts'
import type { ListShape, RecordShape, Shape } from '../../../platform/content/shape.ts'

export type Json = string | number | boolean | undefined | null | readonly Json[] | JsonRecord
export type JsonRecord = { readonly [name: string]: Json }

/** The empty value of a shape. */
export function emptyOf(shape: Shape): Json {
  switch (shape.kind) {
    case 'list':
      return []
    case 'record':
      return Object.fromEntries(
        Object.entries(shape.fields).flatMap(([name, of]) =>
          'optional' in of && of.optional ? [] : [[name, emptyOf(of)]],
        ),
      )
    case 'boolean':
      return shape.standard ?? false
    case 'choice':
      return shape.optional ? undefined : shape.choices[0]
    case 'number':
    case 'pounds':
      return undefined
    default:
      return ''
  }
}

/** A copy of the record with a field set, or removed if the field is optional and the value is empty. */
export function withField(
  { fields, title }: RecordShape,
  record: JsonRecord,
  name: string,
  value: Json,
): JsonRecord {
  const next: Record<string, Json> = { ...record, [name]: value }
  const of = fields[name]
  if (of && 'optional' in of && of.optional && isEmpty(value)) delete next[name]
  if (name === title) followTitle(fields, record, next, title)
  return next
}

/** Updates generated ids after their title changes; ids that were typed are kept. */
function followTitle(
  fields: RecordShape['fields'],
  before: JsonRecord,
  next: Record<string, Json>,
  title: string,
) {
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind !== 'id') continue
    const made = idFrom(before[title])
    if (!before[name] || before[name] === made) next[name] = idFrom(next[title])
  }
}

const idFrom = (title: Json): string =>
  folded(String(title ?? ''))
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 40)

const isEmpty = (value: Json): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** The value as a record; an empty one if it is a list or a plain value. */
export const recordIn = (value: Json): JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : {} // neither list nor null

export const listIn = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [])

/** The name of an item of a list: its title or its number. */
export function itemName({ of, one }: ListShape, value: Json, index: number): string {
  const title = of.kind === 'record' && of.title ? recordIn(value)[of.title] : undefined
  return typeof title === 'string' && title !== ''
    ? title
    : `${one.charAt(0).toUpperCase()}${one.slice(1)} ${index + 1}`
}

/** A message with its path in the labels of the form: '1.link: …' becomes 'Lines 2, Link: …'. */
export function placedMessage(shape: Shape, message: string): string {
  const [, path, rest] = /^([\w.]+): (.*)$/s.exec(message) ?? []
  if (!path || rest === undefined) return message
  const words: string[] = []
  let at: Shape | undefined = shape
  for (const step of path.split('.')) {
    if (at?.kind === 'list' && /^\d+$/.test(step)) {
      words.push(`${at.label} ${Number(step) + 1}`)
      at = at.of
    } else if (at?.kind === 'record' && at.fields[step]) {
      at = at.fields[step]
      if (at.kind !== 'list') words.push(at.label)
    } else return message
  }
  return `${words.join(', ')}: ${rest}`
}

/** The types of the entries that values of a shape refer to. */
export function entryTypes(shape: Shape): string[] {
  if (shape.kind === 'entry') return [shape.to]
  if (shape.kind === 'list') return entryTypes(shape.of)
  return shape.kind === 'record' ? [...new Set(Object.values(shape.fields).flatMap(entryTypes))] : []
}

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** All ids in a structured value. */
export const idsInJson = (value: unknown): string[] => JSON.stringify(value ?? '').match(IDS) ?? []

/** A text with each id replaced by its name. */
export const withNames = (text: string, nameOf: (id: string) => string): string => text.replace(IDS, nameOf)
