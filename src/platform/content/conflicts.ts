import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { Invalid } from '../../kernel/errors.ts'
import type { ContentType } from './content-type.ts'

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'
const CHECK = '23514'
const NOT_NULL = '23502'

type Refusal = { code: string; constraint: string; column: string }

/** Finds the PostgreSQL constraint violation in an error. Drizzle wraps it. */
function refusalIn(error: unknown): Refusal | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined
  const { code, constraint = '', column = '' } = cause as Record<string, unknown> // pg's property names
  return { code: String(code), constraint: String(constraint), column: String(column) }
}

/** Whether the error is a unique violation on `column`. */
export const isTaken = (error: unknown, column: PgColumn): boolean => {
  const refusal = refusalIn(error)
  return refusal?.code === UNIQUE && refusal.constraint === column.uniqueName
}

/** Whether the error is a foreign key violation: another row still references this one. */
export const isInUse = (error: unknown): boolean => refusalIn(error)?.code === FOREIGN_KEY

/** Converts a constraint violation into a message for its field. Returns any other error unchanged. */
export function explained(contentType: ContentType, error: unknown): unknown {
  const refusal = refusalIn(error)
  if (!refusal) return error
  const { code, constraint, column } = refusal
  if (code === UNIQUE) {
    return about(contentType, (own) => own.uniqueName === constraint, 'is already taken') ?? error
  }
  if (code === FOREIGN_KEY) {
    const names = new Set(columnsOf(contentType.table, constraint))
    const own = about(contentType, (one) => names.has(one), 'refers to an entry that does not exist')
    return own ?? joined(contentType, constraint) ?? error
  }
  if (code === NOT_NULL) return about(contentType, (own) => own.name === column, 'is required') ?? error
  if (code === CHECK) return new Invalid({ '': ['These values do not go together'] })
  return error
}

function about(
  contentType: ContentType,
  isIt: (column: PgColumn) => boolean,
  words: string,
): Invalid | undefined {
  for (const [name, field] of Object.entries(contentType.fields)) {
    const column = field.kind === 'many' ? undefined : field.column
    if (column && isIt(column)) return new Invalid({ [name]: [`${field.label ?? name} ${words}`] })
  }
  return undefined
}

function joined(contentType: ContentType, constraint: string): Invalid | undefined {
  for (const [name, field] of Object.entries(contentType.fields)) {
    if (field.kind !== 'many' || typeof field.through === 'string') continue
    if (columnsOf(field.through.table, constraint).length === 0) continue
    return new Invalid({ [name]: [`${field.label ?? name} refers to an entry that does not exist`] })
  }
  return undefined
}

const columnsOf = (table: PgTable, constraint: string): PgColumn[] =>
  getTableConfig(table)
    .foreignKeys.filter((key) => key.getName() === constraint)
    .flatMap((key) => key.reference().columns)
