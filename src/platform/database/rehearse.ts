import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db, Tx } from './database.ts'

/**
 * Runs work in a transaction and rolls it back. The work sees its own writes; other connections never do. Commands
 * inside it run as usual, each in a savepoint.
 */
export async function rehearse<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  const stage = drizzle(oneAtATime(client)) as unknown as Db // drizzle only uses the pool's query method, which a client has too
  let savepoints = 0
  const inSavepoint = async <R>(inner: (tx: Tx) => Promise<R>): Promise<R> => {
    const name = `rehearsal_${++savepoints}`
    await client.query(`savepoint ${name}`)
    try {
      const answer = await inner(stage as unknown as Tx) // both only build and run statements
      await client.query(`release savepoint ${name}`)
      return answer
    } catch (error) {
      await client.query(`rollback to savepoint ${name}`)
      throw error
    }
  }
  Object.assign(stage, { transaction: inSavepoint })
  try {
    await client.query('begin')
    return await work(stage)
  } finally {
    await client.query('rollback').catch(() => {}) // the transaction of a broken connection is rolled back anyway
    client.release()
  }
}

/** Queues queries, because pages start several at once and a connection runs only one at a time. */
function oneAtATime(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...args: Parameters<typeof client.query>) => {
    const next = last.then(() => client.query(...args))
    last = Promise.resolve(next).catch(() => {})
    return next
  }
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  })
}
