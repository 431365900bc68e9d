import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import {
  type ContentType,
  type Field,
  isBrief,
  type ManyField,
  type OneField,
  type Reader,
  type ScalarField,
} from './content-type.ts'
import type { Operator } from './convention.ts'
import type { Picked, Query, Selection, Slice } from './query.ts'
import { backOf, type Registry, tableOf } from './registry.ts'
import { usualOrder } from './resolve.ts'
import { comparedOf, expressionOf, meets, orderBy, wireOf } from './sql-values.ts'

/** A compiled SQL statement. Each parameter is a constant or refers to a value of the query. */
export type Compiled = {
  readonly text: string
  readonly parameters: readonly ({ constant: unknown } | { at: number })[]
  /** The collections that the result contains, for page tags. */
  readonly collections: ReadonlySet<string>
  /** E-mail fields, such as 'members.email', that the query filters by. Such look-ups are recorded in the audit log. */
  readonly lookUps: ReadonlySet<string>
}

const dialect = new PgDialect()
/** Operators that search inside a text. */
const PARTLY: ReadonlySet<Operator> = new Set(['contains', 'ncontains', 'containss', 'ncontainss', 'holds'])

/** Compiles a query for one reader into a single statement that returns complete JSON. */
export function compile(registry: Registry, reader: Reader, query: Query): Compiled {
  const compiler = new Compiler(registry, reader)
  const statement = compiler.statement(query)
  // All visitors see the same, so their constants are inlined and PostgreSQL plans the statement once. Facts about a
  // user stay parameters, so that users can share a statement.
  const { sql: text, params } = dialect.sqlToQuery(
    reader.actor.kind === 'user' ? statement : statement.inlineParams(),
  )
  const parameters = params.map((param) =>
    isPlace(param) ? { at: Number(param.name) } : { constant: param },
  )
  return { text, parameters, collections: compiler.collections, lookUps: compiler.lookUps }
}

const isPlace = (param: unknown): param is { name: string } =>
  typeof param === 'object' && param !== null && 'name' in param

/** What one level of a query hands to the levels inside it, and their results that it joins. */
type Level = { readonly keys: SQL[]; readonly joins: SQL[] }

/**
 * Features write their SQL expressions against the table's own name and know nothing of aliases. So each level of the
 * query reads its table under that name, and values that an inner level needs from an outer one are passed as uniquely
 * named columns ("k1").
 */
class Compiler {
  readonly collections = new Set<string>()
  readonly lookUps = new Set<string>()
  readonly #registry: Registry
  readonly #reader: Reader
  #keys = 0

  constructor(registry: Registry, reader: Reader) {
    this.#registry = registry
    this.#reader = reader
  }

  statement({ kind, collection, selection, slice }: Query): SQL {
    const contentType = this.#registry.get(collection)
    if (kind === 'count') return sql`select count(*)::int::text from ${this.#scope(contentType, slice, [])}`
    const rows = this.#rows(contentType, selection, slice, [])
    if (kind === 'one') return sql`select to_json("_o")::text from (${rows}) as "_o"`
    return sql`select coalesce(json_agg("_o"), '[]')::text from (${rows}) as "_o"`
  }

  /** Selects the rows of a content type with the columns of a selection. */
  #rows(
    contentType: ContentType,
    selection: Selection,
    slice: Slice,
    scope: readonly SQL[],
    besides: readonly string[] = [],
  ): SQL {
    const table = sql.identifier(tableOf(contentType))
    const level: Level = { keys: [], joins: [] }
    const columns = this.#picksOf(contentType, selection, besides).map((picked) =>
      this.#column(contentType, picked, level),
    )
    const handed = level.keys.length > 0 ? sql`, ${sql.join(level.keys, sql`, `)}` : sql``
    return sql`select ${sql.join(columns, sql`, `)} from
      (select ${table}.*${handed} from ${this.#scope(contentType, slice, scope)}${this.#order(contentType, slice)}) as ${table}${sql.join(level.joins)}`
  }

  #picksOf(contentType: ContentType, selection: Selection, besides: readonly string[]): readonly Picked[] {
    if (typeof selection !== 'string') return selection
    const picks: Picked[] = []
    for (const [name, field] of this.#registry.fieldsOf(contentType)) {
      if (!this.#registry.mayRead(contentType, field, this.#reader.actor)) continue
      if (selection === 'all' || isBrief(name, field) || besides.includes(name))
        picks.push({ key: name, field: name })
    }
    return picks
  }

  #column(contentType: ContentType, picked: Picked, level: Level): SQL {
    const key = sql.identifier(picked.key)
    if (picked.denied) return sql`null as ${key}`
    if (picked.constant !== undefined) return sql`${picked.constant}::text as ${key}`
    const field = this.#field(contentType, picked.field)
    return sql`${this.#value(contentType, field, picked, level)} as ${key}`
  }

  #value(contentType: ContentType, field: Field, picked: Picked, level: Level): SQL {
    const key = `k${++this.#keys}`
    const hand = (value: SQL): SQL => {
      level.keys.push(sql`${value} as ${sql.identifier(key)}`)
      return sql`${sql.identifier(key)}`
    }
    const { actor } = this.#reader
    if (field.kind === 'one') {
      const value = expressionOf(field.value, this.#reader)
      return this.#one(field, picked.of ?? 'brief', hand(value), level)
    }
    if (field.kind === 'many') return this.#many(field, picked, hand(sql`${contentType.id}`))
    const value = expressionOf(field.value, this.#reader)
    return wireOf(field.kind, value, actor, field.files === 'derived')
  }

  /**
   * Joins the entry as JSON. Many rows refer to the same entry, and PostgreSQL keeps the result of a join for each key
   * but not that of a subselect. `offset 0` keeps the JSON inside the join.
   */
  #one(field: OneField, selection: Selection, key: SQL, level: Level): SQL {
    const target = this.#registry.get(field.to)
    const rows = this.#rows(target, selection, { where: [], sort: [] }, [sql`${target.id} = ${key}`])
    const name = sql.identifier(`j${++this.#keys}`)
    level.joins.push(
      sql` left join lateral (select to_json("_o") as "v" from (${rows}) as "_o" offset 0) as ${name} on true`,
    )
    return sql`${name}."v"`
  }

  #many(field: ManyField, picked: Picked, key: SQL): SQL {
    const target = this.#registry.get(field.to)
    const slice = picked.slice ?? this.#usual(field, target)
    const scope = [this.#belongs(field, target, key)]
    const rows = this.#rows(target, picked.of ?? 'brief', slice, scope, field.with)
    return sql`(select coalesce(json_agg("_o"), '[]') from (${rows}) as "_o")`
  }

  #usual({ limit, sort = '' }: ManyField, target: ContentType): Slice {
    const order = usualOrder(this.#registry, target, sort || target.sort, this.#reader.actor)
    return { where: [], sort: order, limit }
  }

  #belongs(field: ManyField, target: ContentType, key: SQL): SQL {
    if (typeof field.through !== 'string') {
      const { table, here, there } = field.through
      return sql`${target.id} in (select ${there} from ${table} where ${here} = ${key})`
    }
    const back = backOf(field, target)
    if (back?.kind !== 'one') throw new RangeError(`${field.to} has no reference ${field.through}`)
    return sql`${expressionOf(back.value, this.#reader)} = ${key}`
  }

  /** Builds `from` and `where`: the rows that the reader may see, the rows of the relation, and the query's filters. */
  #scope(contentType: ContentType, slice: Slice, scope: readonly SQL[]): SQL {
    this.collections.add(contentType.collection)
    const seen = contentType.rows?.(this.#reader)
    const conditions = slice.where.map(({ field: name, operator, at }) => {
      const field = this.#field(contentType, name)
      if (field.kind === 'many') throw new RangeError(`${name} cannot be compared`)
      if (field.kind === 'email') this.lookUps.add(`${contentType.collection}.${name}`)
      return meets(field.kind, this.#compared(field, operator), operator, at)
    })
    const all = [...scope, ...(seen ? [seen] : []), ...conditions]
    const where =
      all.length > 0
        ? sql` where ${sql.join(
            all.map((one) => sql`(${one})`),
            sql` and `,
          )}`
        : sql``
    return sql`${contentType.table}${where}`
  }

  #compared(field: ScalarField | OneField, operator: Operator): SQL {
    const searched = field.kind !== 'one' && PARTLY.has(operator) ? field.searched : undefined
    const value = expressionOf(searched ?? field.value, this.#reader)
    if (field.kind !== 'one') {
      return comparedOf(field.kind, value, this.#reader.actor, field.files === 'derived')
    }
    const target = this.#registry.get(field.to)
    const seen = target.rows?.(this.#reader)
    if (!seen) return value
    // A filter must treat a reference to an entry that the reader may not see as if it did not exist.
    const key = sql.identifier(`k${++this.#keys}`)
    return sql`(select ${target.id} from (select ${value} as ${key}) as "_k", ${target.table}
      where ${target.id} = "_k".${key} and (${seen}))`
  }

  /** Sorts by id last, so that pages of a list neither repeat nor skip a row. */
  #order(contentType: ContentType, { sort, limit, startAt }: Slice): SQL {
    if (limit === undefined) return sql``
    const start = startAt === undefined ? sql`` : sql` offset ${sql.placeholder(String(startAt))}::int`
    return sql` order by ${this.#terms(contentType, sort)} limit ${sql.raw(String(limit))}${start}`
  }

  #terms(contentType: ContentType, sort: Slice['sort']): SQL {
    const terms = sort.map((order) => {
      const field = this.#field(contentType, order.field)
      if (field.kind === 'one' || field.kind === 'many') throw new RangeError(`${order.field} has no order`)
      return orderBy(field, order, this.#reader)
    })
    return sql.join([...terms, sql`${contentType.id}`], sql`, `)
  }

  /**
   * Finds a readable field. `resolve.ts` has already refused unreadable ones, so reaching one here is a bug and throws.
   */
  #field(contentType: ContentType, name: string): Field {
    const field = this.#registry.readable(contentType, name, this.#reader.actor)
    if (!field) throw new RangeError(`${contentType.type}.${name} may not be read here`)
    return field
  }
}
