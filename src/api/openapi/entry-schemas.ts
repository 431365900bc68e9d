import type { Actor } from '../../kernel/actor.ts'
import { may, writersOf } from '../../platform/content/access.ts'
import {
  type ContentType,
  type Field,
  isBrief,
  type ScalarField,
} from '../../platform/content/content-type.ts'
import { isWhole } from '../../platform/content/field-schema.ts'
import type { Registry } from '../../platform/content/registry.ts'
import { type JsonSchema, ref } from './json-schema.ts'
import { ownRowsOf } from './nested-objects.ts'

const ID: JsonSchema = { type: 'string', format: 'uuid' }
const nullable = (type: string, more: JsonSchema = {}): JsonSchema => ({ type: [type, 'null'], ...more })

/**
 * The response schema of an entry: complete, or `brief` as inside a relation. With `reader`, only the fields they may
 * read.
 */
export function answerOf(
  registry: Registry,
  contentType: ContentType,
  brief: boolean,
  reader?: Actor,
): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  for (const [name, field] of registry.fieldsOf(contentType)) {
    if (reader && !registry.mayRead(contentType, field, reader)) continue
    const schema = answered(registry, contentType, name, field, brief)
    if (schema) properties[name] = described(field, schema)
  }
  return {
    type: 'object',
    description: brief ? `${contentType.one}, as embedded in other entries` : contentType.one,
    required: ['_id', 'id'],
    properties,
  }
}

/**
 * The body schema for creating or changing an entry. With `writer`, only the fields they may write, including those of
 * an entry they own.
 */
export function inputOf(contentType: ContentType, writer?: Actor): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  const own =
    writer?.kind === 'user' && writer.memberId ? contentType.own?.(writer, writer.memberId) : undefined
  for (const [name, field] of Object.entries(contentType.fields)) {
    const schema = field.write === 'nobody' ? undefined : written(field)
    if (!schema || (writer && !own?.includes(name) && !may(writersOf(contentType, field, false), writer)))
      continue
    properties[name] = described(field, schema)
    if (isScalar(field) && field.kind !== 'slug' && field.required) required.push(name)
  }
  // `version` belongs to the entry's own row. A writer who may change only nested rows does not send it.
  if (Object.keys(properties).length > 0)
    properties.version = { type: 'integer', description: 'The version that this change is based on.' }
  Object.assign(properties, ownRowsOf(contentType.collection, writer))
  return {
    type: 'object',
    properties,
    additionalProperties: false,
    ...(required.length > 0 && { 'x-required-to-make': required }),
  }
}

/** The schema of a value; nullable if some readers may not see it. */
function scalarSchema(field: ScalarField): JsonSchema {
  switch (field.kind) {
    case 'id':
      return ID
    case 'number':
      return nullable(isWhole(field) ? 'integer' : 'number', {
        ...(field.min !== undefined && { minimum: field.min }),
        ...(field.max !== undefined && { maximum: field.max }),
      })
    case 'boolean':
      return nullable('boolean')
    case 'day':
      return nullable('string', { format: 'date' })
    case 'instant':
      return nullable('string', { format: 'date-time' })
    case 'choice':
      return { enum: [...(field.choices ?? []), null] }
    case 'json':
      return {}
    case 'image':
      return { anyOf: [ref('Image'), { type: 'null' }] }
    case 'richText':
      return nullable('string', { contentMediaType: 'text/html' })
    default:
      return nullable('string', field.max === undefined ? {} : { maxLength: field.max })
  }
}

function answered(
  registry: Registry,
  contentType: ContentType,
  name: string,
  field: Field,
  brief: boolean,
): JsonSchema | undefined {
  if (isScalar(field)) {
    return brief && !isBrief(name, field) ? undefined : scalarSchema(field)
  }
  const target = registry.find(field.to)
  if (brief || !target) return undefined
  const one = ref(`${target.type}Brief`)
  if (field.kind === 'one') return { anyOf: [one, { type: 'null' }] }
  return {
    type: 'array',
    maxItems: field.limit,
    items: field.with ? withLong(target, one, field.with) : one,
    ...(contentType === target && { description: 'Of its own kind' }),
  }
}

/** Adds to the brief schema the long fields that this list includes. */
const withLong = (target: ContentType, one: JsonSchema, names: readonly string[]): JsonSchema => ({
  allOf: [
    one,
    {
      type: 'object',
      properties: Object.fromEntries(
        names.flatMap((name) => {
          const field = target.fields[name]
          return field && isScalar(field) ? [[name, scalarSchema(field)]] : []
        }),
      ),
    },
  ],
})

function written(field: Field): JsonSchema | undefined {
  if (field.kind === 'many')
    return typeof field.through === 'string' ? undefined : { type: 'array', items: ID, maxItems: field.limit }
  if (!field.column) return undefined
  return field.kind === 'one' || field.kind === 'image'
    ? { ...ID, type: ['string', 'null'] }
    : scalarSchema(field)
}

function described(field: Field, schema: JsonSchema): JsonSchema {
  const words = [field.label, field.help].filter(Boolean).join('. ')
  const readers = field.read === undefined ? undefined : { 'x-read-by': field.read }
  return { ...schema, ...(words && { description: words }), ...readers }
}

const isScalar = (field: Field): field is ScalarField => field.kind !== 'one' && field.kind !== 'many'
