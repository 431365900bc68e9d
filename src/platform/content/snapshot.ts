import { type SQL, sql } from 'drizzle-orm'
import { SYSTEM } from '../../kernel/actor.ts'
import type { Ctx } from '../context.ts'
import { type Db, rows, type Tx } from '../database/database.ts'
import { readerOf } from './access.ts'
import type { ContentType, Field, Reader } from './content-type.ts'
import { tableOf } from './registry.ts'
import { expressionOf, wireOf } from './sql-values.ts'

export type Snapshot = Record<string, unknown>

/**
 * Reads all writable values of an entry in the form in which they can be written back, with references and pictures as
 * ids.
 */
export async function snapshotOf(
  tx: Db | Tx,
  { clock }: Pick<Ctx, 'clock'>,
  contentType: ContentType,
  id: string,
): Promise<Snapshot> {
  const reader = readerOf({ actor: SYSTEM, clock })
  const columns = Object.entries(contentType.fields).flatMap(([name, field]) => {
    const value = written(contentType, field, reader)
    return value ? [sql`${value} as ${sql.identifier(name)}`] : []
  })
  const [found] = await rows<{ data: Snapshot }>(
    tx,
    sql`select to_json("_o") as data from (select ${sql.join(columns, sql`, `)}
      from ${contentType.table} where ${contentType.id} = ${id}) as "_o"`,
  )
  if (!found) throw new RangeError(`${tableOf(contentType)} has no row ${id}`)
  return found.data
}

function written(contentType: ContentType, field: Field, reader: Reader): SQL | undefined {
  if (field.kind === 'many') {
    if (typeof field.through === 'string') return undefined
    const { table, here, there } = field.through
    return sql`(select coalesce(json_agg(${there} order by ${there}), '[]') from ${table} where ${here} = ${contentType.id})`
  }
  if (!field.column) return undefined
  const value = expressionOf(field.value, reader)
  return field.kind === 'one' || field.kind === 'image' ? value : wireOf(field.kind, value, reader.actor)
}
