import type { Actor } from '../../kernel/actor.ts'
import { Invalid } from '../../kernel/errors.ts'
import { may, writersOf } from './access.ts'
import type { ContentType, EntryInput, Field } from './content-type.ts'
import { schemaOf } from './field-schema.ts'

/** A validated write: the values by wire name, and the version they are based on. */
export type Written = { draft: EntryInput; version: number | undefined }

/** Bounds the number of messages: each unknown field causes one, and no content type has this many fields. */
const MAX_FIELDS = 200

/**
 * Validates the values of a write. Throws Invalid with the messages of all fields: invalid values, unknown fields, and
 * fields that this actor may not write. The last two get the same message, so as not to reveal which fields exist.
 * `granted` lists fields that this actor may write regardless.
 */
export function parseInput(
  contentType: ContentType,
  input: unknown,
  actor: Actor,
  making: boolean,
  granted: readonly string[] = [],
): Written {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Invalid({ '': ['The body must be an object of fields'] })
  }
  const problems: Record<string, string[]> = Object.create(null)
  const draft: EntryInput = {}
  const values = Object.entries(input)
  if (values.length > MAX_FIELDS) throw new Invalid({ '': [`At most ${MAX_FIELDS} fields can be sent`] })
  const given = new Map<string, unknown>(values)
  const version = given.get('version')
  given.delete('version')
  if (version !== undefined && !isVersion(version)) problems.version = ['version must be a whole number']

  for (const [name, value] of given) {
    const field = Object.hasOwn(contentType.fields, name) ? contentType.fields[name] : undefined
    if (!field || !(granted.includes(name) || isWritable(contentType, field, actor, making))) {
      problems[name] = [`${name} is not a field of ${contentType.collection} that you can write`]
      continue
    }
    const read = schemaOf(name, field).safeParse(value)
    if (read.success) draft[name] = read.data
    else problems[name] = read.error.issues.map((issue) => issue.message)
  }
  for (const [name, field] of making ? Object.entries(contentType.fields) : []) {
    if (!given.has(name) && isMissing(field)) problems[name] = [`${field.label ?? name} is required`]
  }
  if (Object.keys(problems).length > 0) throw new Invalid({ ...problems })
  return { draft, version: isVersion(version) ? version : undefined }
}

/** Whether the field has a column and this actor may write it. */
export function isWritable(contentType: ContentType, field: Field, actor: Actor, making: boolean): boolean {
  const stored = field.kind === 'many' ? typeof field.through !== 'string' : field.column !== undefined
  return stored && may(writersOf(contentType, field, making), actor)
}

const isMissing = (field: Field): boolean =>
  field.kind !== 'one' && field.kind !== 'many' && field.kind !== 'slug' && field.required === true

const isVersion = (version: unknown): version is number =>
  typeof version === 'number' && Number.isSafeInteger(version) && version > 0
