import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/support/database.ts'
import { readableColumns } from '../../../platform/database/read-pages.ts'
import { EXPORTED_TABLES } from './tables.server.ts'

/** The tables that are not exported, and why. */
const NOT_EXPORTED = [
  // Passwords and other secrets that grant access.
  'sessions',
  'credentials',
  'verifications',
  'authenticators',
  'recovery_codes',
  'passkeys',
  'used_challenges',
  'store_batch_keys',
  'push_keys',
  'push_devices',
  'private_calendars',
  // Health details: the club must not pass them on, and guardians enter them again.
  'emergency_cards',
  // Answers can be about health, and are deleted a month after the event.
  'event_answers',
  'captcha_solutions',
  'form_submissions',
  'rate_limits',
  // Internal records of this product, not data of the club.
  'bulk_runs',
  'bulk_items',
  'seeds',
  'provider_events',
  'provider_operations',
  'member_imports',
  'member_import_changes',
  'strapi_imports',
  'withdrawn_pictures',
  // Earlier versions of entries.
  'revisions',
]

test('no exported column gives access to anything', () => {
  const suspicious = EXPORTED_TABLES.flatMap(({ name, table, without }) =>
    Object.keys(readableColumns(table, without))
      .filter((column) => /hash|token|secret|password|credential|publicKey/i.test(column))
      .map((column) => `${name}.${column}`),
  )
  expect(suspicious).toEqual([])
})

test('every table of the database is exported or named as left out, and each list has a name of its own', async () => {
  const db = await aDatabase()
  const { rows } = await db.$client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const known = [...EXPORTED_TABLES.map(({ table }) => getTableName(table)), ...NOT_EXPORTED]
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  expect(new Set(EXPORTED_TABLES.map(({ name }) => name)).size).toBe(EXPORTED_TABLES.length)
})
