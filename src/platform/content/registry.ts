import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../kernel/actor.ts'
import { may } from './access.ts'
import type { ContentType, Field, Kind, ManyField, ScalarField } from './content-type.ts'

/** All content types of the product, by collection. */
export class Registry {
  readonly contentTypes: readonly ContentType[]
  readonly #byCollection: ReadonlyMap<string, ContentType>
  readonly #fields = new Map<ContentType, ReadonlyMap<string, Field>>()

  constructor(contentTypes: readonly ContentType[]) {
    this.contentTypes = contentTypes
    this.#byCollection = new Map(contentTypes.map((contentType) => [contentType.collection, contentType]))
    for (const contentType of contentTypes) this.#fields.set(contentType, fieldsOf(contentType))
  }

  find(collection: string): ContentType | undefined {
    return this.#byCollection.get(collection)
  }

  /** The content type of a known collection. Throws RangeError when it does not exist. */
  get(collection: string): ContentType {
    const contentType = this.find(collection)
    if (!contentType) throw new RangeError(`no content type has the collection ${collection}`)
    return contentType
  }

  /** All fields by wire name: the common ones and the type's own. A Map, so that `__proto__` is not a field. */
  fieldsOf(contentType: ContentType): ReadonlyMap<string, Field> {
    return this.#fields.get(contentType) ?? fieldsOf(contentType)
  }

  /**
   * Returns a field if the actor may read it. Unknown and forbidden fields both return undefined, so that callers
   * cannot tell them apart.
   */
  readable(contentType: ContentType, name: string, actor: Actor): Field | undefined {
    const field = this.fieldsOf(contentType).get(name)
    return field && this.mayRead(contentType, field, actor) ? field : undefined
  }

  /** Whether the actor may read a field. Checks the content type, the field, and the target of a relation. */
  mayRead(contentType: ContentType, field: Field, actor: Actor): boolean {
    if (!may(contentType.read, actor) || !may(field.read ?? contentType.read, actor)) return false
    if (field.kind !== 'one' && field.kind !== 'many') return true
    const target = this.find(field.to)
    if (!target || !may(target.read, actor)) return false
    // A reverse list reveals the same information as the reference behind it.
    const back = field.kind === 'many' && backOf(field, target)
    return !back || may(back.read ?? target.read, actor)
  }
}

/** Returns the reference behind a reverse list, or undefined for a join table. */
export function backOf(field: ManyField, target: ContentType): Field | undefined {
  return typeof field.through === 'string' ? target.fields[field.through] : undefined
}

/** The version column of a content type, if its table has one. */
export const versionOf = (contentType: ContentType): PgColumn | undefined => columnOf(contentType, 'version')

/** A column of the table of a content type, by its name in TypeScript. */
export function columnOf(contentType: ContentType, name: string): PgColumn | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(contentType.table)
  return Object.hasOwn(columns, name) ? columns[name] : undefined
}

/** The name of a content type's table. */
export const tableOf = (contentType: ContentType): string => getTableName(contentType.table)

function fieldsOf(contentType: ContentType): ReadonlyMap<string, Field> {
  const id: ScalarField = { kind: 'id', value: contentType.id, write: 'nobody' }
  const given: (readonly [string, Field | undefined])[] = [
    ['_id', id],
    ['id', id],
    ...Object.entries(contentType.fields),
    ['createdAt', readOnly(contentType, 'createdAt', 'instant')],
    ['updatedAt', readOnly(contentType, 'updatedAt', 'instant')],
    ['version', readOnly(contentType, 'version', 'number')],
  ]
  const fields = new Map<string, Field>()
  for (const [name, field] of given) if (field && !fields.has(name)) fields.set(name, field)
  return fields
}

/** Declares a column that every entry has. Only editors need the version. */
function readOnly(contentType: ContentType, name: string, kind: Kind): ScalarField | undefined {
  const value = columnOf(contentType, name)
  if (!value) return undefined
  return { kind, value, write: 'nobody', ...(name === 'version' && { read: contentType.write }) }
}
