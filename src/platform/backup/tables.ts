import type pg from 'pg'
import type { SavedSequence } from './manifest.ts'

/** The product's schemas: its tables, the migrations and the job queue. */
const SCHEMAS = ['public', 'drizzle', 'graphile_worker']
/** Tables whose rows are created by migrations. */
const FILLED_BY_MIGRATION = ['drizzle.__drizzle_migrations', 'graphile_worker.migrations']

export type Table = { schema: string; name: string; columns: string[] }

/** Lists every table with club data, and its writable columns. */
export async function tablesIn(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and n.nspname = any($1) and n.nspname || '.' || c.relname <> all($2)
     group by 1, 2 order by 1, 2`,
    [SCHEMAS, FILLED_BY_MIGRATION],
  )
  return rows
}

/** Reads the current values of the sequences that have been used. */
export async function sequencesIn(client: pg.Client): Promise<SavedSequence[]> {
  const { rows } = await client.query<SavedSequence>(
    `select schemaname as schema, sequencename as name, last_value::float8 as value from pg_sequences
     where schemaname = any($1) and schemaname <> 'drizzle' and last_value is not null order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** Whether the database contains none of the product's tables. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) limit 1`,
    [SCHEMAS],
  )
  return rowCount === 0
}

/** Drops the product's tables and their trigger functions from a database. Other tables stay. */
export async function removeTables(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists drizzle cascade')
  await client.query('drop schema if exists graphile_worker cascade')
  for (const table of await tablesIn(client)) await client.query(`drop table ${quoted(table)} cascade`)
  for (const name of await unusedTriggerFunctions(client))
    await client.query(`drop function public.${word(name)}()`)
}

/** Finds trigger functions that no table uses any more. The migrations create them again. */
async function unusedTriggerFunctions(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.prorettype = 'trigger'::regtype
       and not exists (select from pg_trigger t where t.tgfoid = p.oid)
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  return rows.map(({ name }) => name)
}

/** A schema and name as SQL, quoted. */
export const quoted = ({ schema, name }: { schema: string; name: string }): string =>
  `${word(schema)}.${word(name)}`

/** An identifier as SQL, quoted. */
export const word = (name: string): string => `"${name.replaceAll('"', '""')}"`
