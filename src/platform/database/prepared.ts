import type { Db } from './database.ts'

/**
 * Prepares a statement once for each database and reuses it. For queries that run on every page: a named statement
 * saves building and planning its SQL.
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
