import { is, type SQL, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../kernel/actor.ts'
import { folded } from '../database/folding.ts'
import { fetchableAudiences } from '../files/audience.ts'
import { files } from '../files/table.server.ts'
import type { Field, Kind, Reader, Value } from './content-type.ts'
import type { Operator } from './convention.ts'
import { comparable } from './filter-values.ts'
import type { Order } from './query.ts'

/** Returns the SQL expression of a value for one reader. */
export const expressionOf = (value: Value, reader: Reader): SQL =>
  typeof value === 'function' ? value(reader) : sql`${value}`

/**
 * Formats a value for the response. `derived`: the feature decides who sees the pictures of this field, so the value is
 * already restricted to what the reader may fetch.
 */
export function wireOf(kind: Kind, value: SQL, actor: Actor, derived = false): SQL {
  if (kind === 'instant') return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return kind === 'image' ? imageOf(value, actor, derived) : value
}

/**
 * Formats a picture with the URL of its largest variant. Null if the reader may not fetch it, so that its URL never
 * leaves the database.
 */
function imageOf(id: SQL, actor: Actor, derived: boolean): SQL {
  const width = sql`coalesce((${files.variantsPx} ->> -1)::int, ${files.widthPx})`
  return sql`(select to_json("_i") from (select ${files.id} as "id",
    '/files/' || ${files.id} || '/' || coalesce(${files.variantsPx} ->> -1, 'original') as "url",
    ${width} as "width", (${files.heightPx} * ${width} + ${files.widthPx} / 2) / nullif(${files.widthPx}, 0) as "height",
    ${files.alt} as "alt" from ${files} where ${fetchable(id, actor, derived)}) as "_i")`
}

/** Returns the value that filters compare. A picture that the reader may not fetch counts as missing. */
export const comparedOf = (kind: Kind, value: SQL, actor: Actor, derived = false): SQL =>
  kind === 'image' ? sql`(select ${files.id} from ${files} where ${fetchable(value, actor, derived)})` : value

function fetchable(id: SQL, actor: Actor, derived: boolean): SQL {
  const audiences = [...fetchableAudiences(actor), ...(derived ? (['derived'] as const) : [])]
  const named = sql.join(
    audiences.map((audience) => sql.raw(`'${audience}'`)),
    sql`, `,
  )
  return sql`${files.id} = ${id} and ${files.audience} in (${named})`
}

/** Builds a filter condition. `at` is the index of its value in the query. */
export function meets(kind: Kind | 'one', value: SQL, operator: Operator, at: number): SQL {
  const { type } = comparable(kind)
  const given = sql`${sql.placeholder(String(at))}`
  const cast = sql.raw(type)
  // E-mail addresses are compared regardless of case.
  const left = kind === 'email' ? sql`lower(${value})` : value
  const right = kind === 'email' ? sql`lower(${given}::text)` : sql`${given}::${cast}`
  switch (operator) {
    case 'eq':
      return sql`${left} = ${right}`
    case 'ne':
      return sql`${left} is distinct from ${right}`
    case 'lt':
      return sql`${left} < ${right}`
    case 'lte':
      return sql`${left} <= ${right}`
    case 'gt':
      return sql`${left} > ${right}`
    case 'gte':
      return sql`${left} >= ${right}`
    case 'in':
      return sql`${value} = any(${given}::${cast}[])`
    case 'nin':
      return sql`coalesce(${value} <> all(${given}::${cast}[]), true)`
    case 'contains':
      return sql`strpos(lower(${value}), lower(${given}::text)) > 0`
    case 'ncontains':
      return sql`coalesce(strpos(lower(${value}), lower(${given}::text)), 0) = 0`
    case 'containss':
      return sql`strpos(${value}, ${given}::text) > 0`
    case 'ncontainss':
      return sql`coalesce(strpos(${value}, ${given}::text), 0) = 0`
    case 'holds':
      return sql`strpos(${folded(value)}, ${folded(sql`${given}::text`)}) > 0`
    case 'null':
      return sql`(${value} is null) = ${given}::boolean`
  }
}

const WORDS: ReadonlySet<Field['kind']> = new Set(['text', 'email', 'richText', 'choice'])

/** Builds one sort term. Texts sort alphabetically rather than by bytes, and nulls come last. */
export function orderBy(field: Extract<Field, { kind: Kind }>, { down }: Order, reader: Reader): SQL {
  const value = expressionOf(field.order ?? field.value, reader)
  const words = !field.order && WORDS.has(field.kind)
  const term = words ? sql`${value} collate "und-x-icu"` : value
  if (!down) return term
  const by = field.order ?? field.value
  const always = is(by, PgColumn) && by.notNull
  return always ? sql`${term} desc` : sql`${term} desc nulls last`
}
