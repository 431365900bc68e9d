import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { borrowDatabase } from '../support/borrowed-database.ts'

async function opened(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // its connection is closed when the database is returned
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** The rows that an old connection would see in the next test. */
const LEFT = `insert into users (id, name, email) values (gen_random_uuid(), 'Left', 'left@example.org');
  insert into audit_log (id, at, action) values (gen_random_uuid(), now(), 'left');
  select nextval('store_orders_number_seq')`

test('a borrowed database is as migrated: without rows, used numbers or connections', async () => {
  const first = await borrowDatabase()
  const lender = await opened(first.url)
  await lender.query(LEFT)
  await first.giveBack()
  await expect(lender.query('select 1')).rejects.toThrow()
  const second = await borrowDatabase()
  expect(second.url).toBe(first.url)
  const borrower = await opened(second.url)
  const { rows } = await borrower.query(`select (select count(*)::int from users) as users,
    (select count(*)::int from audit_log) as entries, nextval('store_orders_number_seq')::int as number`)
  expect(rows).toEqual([{ users: 0, entries: 0, number: 1001 }])
  await second.giveBack()
})

test('a borrowed database keeps rows in the order in which they are written', async () => {
  const first = await borrowDatabase()
  await (await opened(first.url)).query(LEFT)
  await first.giveBack()
  const second = await borrowDatabase()
  const { rows } = await (await opened(second.url)).query(`select pg_relation_size('users')::int as bytes`)
  expect(rows).toEqual([{ bytes: 0 }])
  await second.giveBack()
})

test('a database refuses every statement after its test', async () => {
  const first = await borrowDatabase()
  const { $client } = first.connect()
  await $client.query('select 1')
  await $client.end()
  await first.giveBack()
  await expect($client.query('select 1')).rejects.toThrow('after calling end')
})

test('a kept connection has no settings, locks, temporary tables or transaction of the test before', async () => {
  const first = await borrowDatabase()
  const { $client } = first.connect()
  const [other, left] = await Promise.all([$client.connect(), $client.connect()])
  other.release()
  await left.query(
    `create temp table left_table (n int); set timezone = 'Asia/Tokyo'; select pg_advisory_lock(7)`,
  )
  await left.query('begin')
  left.release()
  await first.giveBack()
  const second = await borrowDatabase()
  const { rows } = await second.connect().$client.query(`select pg_backend_pid() as process,
    current_setting('timezone') as zone, to_regclass('pg_temp.left_table') as left_table,
    (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
    now() = statement_timestamp() as is_new`)
  const { processID } = left as unknown as { processID: number } // missing from its types
  expect(rows).toEqual([{ process: processID, zone: 'UTC', left_table: null, locks: 0, is_new: true }])
  await second.giveBack()
})

test.for([
  ['whose column has another name', 'alter table members rename column phone to telephone'],
  [
    'with a trigger more',
    'create trigger never before update on teams for each row execute function suppress_redundant_updates_trigger()',
  ],
  [
    'that held many rows',
    'insert into countries (id, short_name, iso2) select gen_random_uuid(), n, n from generate_series(1, 501) n',
  ],
])('a database %s is not reused', async ([, change]) => {
  const first = await borrowDatabase()
  const lender = await opened(first.url)
  await lender.query(String(change))
  await first.giveBack()
  const second = await borrowDatabase()
  expect(second.url).not.toBe(first.url)
  await second.giveBack()
})
