import { type AnyColumn, asc, desc, type SQLWrapper } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** How many rows a list shows at once. */
const PAGE = 100

/** The column that sorts a list, and the id as tie-breaker. */
type Order = { by: SQLWrapper; id: AnyColumn; down: boolean }

/** Sorts a query's rows by one column. */
export function sorted<Q extends PgSelect>(query: Q, { by, id, down }: Order) {
  const direction = down ? desc : asc
  return query.orderBy(direction(by), direction(id))
}

/** Returns one page of a query's rows, starting at `start`, and the total number of rows. */
export async function pageOf<Q extends PgSelect>(
  db: Db,
  query: () => Q,
  order: Order,
  start: number,
): Promise<{ rows: Q['_']['result']; start: number; total: number }> {
  const [total, rows] = await Promise.all([
    db.$count(query().as('matching')),
    sorted(query(), order).limit(PAGE).offset(start),
  ])
  return { rows, start, total }
}
