import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

/** The database's schema comes from another version and cannot be migrated by this one. */
export class OtherVersionError extends Error {
  override name = 'OtherVersionError'
}

/** Refuses a database with a migration that the folder lacks, because migrating it would mix two versions. */
export async function expectOwnSchema(client: pg.Client, migrationsFolder: string): Promise<void> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as began`,
  )
  if (!rows[0].began) return
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const { rowCount } = await client.query(
    'select from drizzle.__drizzle_migrations where hash <> all ($1) limit 1',
    [known],
  )
  if (!rowCount) return
  throw new OtherVersionError(
    'The database was made by another version of this program: start that version, or start with another ' +
      'DATA_DIR or an empty DATABASE_URL. Only the database in DATA_DIR is emptied by npm run db:reset, with all its files.',
  )
}
