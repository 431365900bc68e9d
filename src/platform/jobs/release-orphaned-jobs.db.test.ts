import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase } from '../../../tests/support/database.ts'
import { rows } from '../database/database.ts'
import { addJob } from './jobs.ts'
import { releaseOrphanedJobs } from './release-orphaned-jobs.ts'

test('the jobs of a killed worker are released after a minute, the jobs of a running worker are not', async () => {
  const db = await aDatabase()
  const living = new pg.Client({
    connectionString: db.$client.options.connectionString,
    application_name: 'sevenmetre-jobs pool-living',
  })
  await living.connect()
  onTestFinished(() => living.end())
  await db.transaction(async (tx) => {
    for (const name of ['dead', 'living', 'late']) await addJob(tx, name, {})
  })
  await db.execute(sql`update graphile_worker._private_jobs j set locked_at = now() - interval '2 minutes',
    locked_by = 'pool-' || t.identifier from graphile_worker._private_tasks t where t.id = j.task_id`)
  await db.execute(
    sql`update graphile_worker._private_jobs set locked_at = now() where locked_by = 'pool-late'`,
  )
  await releaseOrphanedJobs({ db })
  const held = await rows(
    db,
    sql`select locked_by from graphile_worker._private_jobs where locked_by is not null order by 1`,
  )
  expect(held).toEqual([{ locked_by: 'pool-late' }, { locked_by: 'pool-living' }])
})
