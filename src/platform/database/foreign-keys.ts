import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { rows, type Tx } from './database.ts'

/**
 * A column that references a table. If it is part of its own table's primary key, `keyBeside` has the key's other
 * columns.
 */
export type ForeignKey = { table: string; column: string; keyBeside: string[] | null }

/** Reads the single-column foreign keys that reference a table from PostgreSQL's catalogue. */
export const foreignKeysTo = (tx: Tx, table: PgTable): Promise<ForeignKey[]> =>
  rows<ForeignKey>(
    tx,
    sql`select t.relname as "table", a.attname as "column", (
        select coalesce(array_agg(k.attname::text) filter (where k.attnum <> a.attnum), '{}')
        from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
        where i.indrelid = t.oid and i.indisprimary
        having bool_or(k.attnum = a.attnum)
      ) as "keyBeside"
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${getTableConfig(table).name}::regclass
      order by 1, 2`,
  )
