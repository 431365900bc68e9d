import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { readPidFile } from '../../src/platform/embedded-postgres/pid-file.ts'

/**
 * The supplier's link to the open batch in the demo of the journeys. The key is written directly to the database,
 * like the admin area's button does.
 */
export async function aSupplierLink(dataDir = '.data/e2e'): Promise<string> {
  const server = readPidFile(`${dataDir}/pg`)
  if (!server) throw new Error('the demo of the journeys does not run')
  const client = new pg.Client({ host: server.socketDir, user: 'club', database: 'club' })
  await client.connect()
  try {
    const key = randomBytes(16).toString('base64url')
    const hash = createHash('sha256').update(key).digest('base64url')
    const { rows } = await client.query<{ batch_id: string }>(
      `insert into store_batch_keys (id, batch_id, key_hash, personalised_only, created_at, expires_at)
        select $1, id, $2, false, now(), now() + interval '1 day' from store_batches where status = 'Open'
        order by expected_delivery limit 1 returning batch_id`,
      [randomUUID(), hash],
    )
    return `/admin/shopexternal?id=${rows[0]?.batch_id}&key=${key}`
  } finally {
    await client.end()
  }
}
