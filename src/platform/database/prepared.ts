import type { Db } from './database.ts'

/**
 * A statement that is prepared once for each database and then only executed. For reads of every page: naming the
 * statement saves building its SQL and planning it.
 */
export function preparedOn<T>(prepare: (db: Db) => T): (db: Db) => T {
  const statements = new WeakMap<Db, T>()
  return (db) => {
    const known = statements.get(db)
    if (known) return known
    const statement = prepare(db)
    statements.set(db, statement)
    return statement
  }
}
