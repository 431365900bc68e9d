import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../kernel/actor.ts'
import { may } from './access.ts'
import type { ContentType, Field, Kind, ManyField, ScalarField } from './content-type.ts'

/** All content types of the product, by collection. */
export class Registry {
  readonly entries: readonly ContentType[]
  readonly #byCollection: ReadonlyMap<string, ContentType>
  readonly #fields = new Map<ContentType, ReadonlyMap<string, Field>>()

  constructor(entries: readonly ContentType[]) {
    this.entries = entries
    this.#byCollection = new Map(entries.map((entry) => [entry.collection, entry]))
    for (const entry of entries) this.#fields.set(entry, fieldsOf(entry))
  }

  find(collection: string): ContentType | undefined {
    return this.#byCollection.get(collection)
  }

  /** The content type of a known collection. Throws RangeError when it does not exist. */
  get(collection: string): ContentType {
    const entry = this.find(collection)
    if (!entry) throw new RangeError(`no content type has the collection ${collection}`)
    return entry
  }

  /** All fields by wire name: the common ones and the type's own. A Map, so that `__proto__` is not a field. */
  fieldsOf(entry: ContentType): ReadonlyMap<string, Field> {
    return this.#fields.get(entry) ?? fieldsOf(entry)
  }

  /**
   * Returns a field if the actor may read it. Unknown and forbidden fields both return undefined, so that callers
   * cannot tell them apart.
   */
  readable(entry: ContentType, name: string, actor: Actor): Field | undefined {
    const field = this.fieldsOf(entry).get(name)
    return field && this.mayRead(entry, field, actor) ? field : undefined
  }

  /** Whether the actor may read a field. Checks the content type, the field, and the target of a relation. */
  mayRead(entry: ContentType, field: Field, actor: Actor): boolean {
    if (!may(entry.read, actor) || !may(field.read ?? entry.read, actor)) return false
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

/** The version column of an entry, if its table has one. */
export const versionOf = (entry: ContentType): PgColumn | undefined => columnOf(entry, 'version')

/** A column of the entry's own table, by its name in TypeScript. */
export function columnOf(entry: ContentType, name: string): PgColumn | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(entry.table)
  return Object.hasOwn(columns, name) ? columns[name] : undefined
}

export const tableOf = (entry: ContentType): string => getTableName(entry.table)

function fieldsOf(entry: ContentType): ReadonlyMap<string, Field> {
  const id: ScalarField = { kind: 'id', value: entry.id, write: 'nobody' }
  const given: (readonly [string, Field | undefined])[] = [
    ['_id', id],
    ['id', id],
    ...Object.entries(entry.fields),
    ['createdAt', readOnly(entry, 'createdAt', 'instant')],
    ['updatedAt', readOnly(entry, 'updatedAt', 'instant')],
    ['version', readOnly(entry, 'version', 'number')],
  ]
  const fields = new Map<string, Field>()
  for (const [name, field] of given) if (field && !fields.has(name)) fields.set(name, field)
  return fields
}

/** Declares a column that every entry has. Only editors need the version. */
function readOnly(entry: ContentType, name: string, kind: Kind): ScalarField | undefined {
  const value = columnOf(entry, name)
  if (!value) return undefined
  return { kind, value, write: 'nobody', ...(name === 'version' && { read: entry.write }) }
}
