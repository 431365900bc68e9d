import type { Db } from '../../../../platform/database/database.ts'
import type { Insight } from '../../policy.ts'

/**
 * Prepares a statement once for each database and insight, because the conditions of visibility.server.ts take longer
 * to plan than to run. `sightValues` supplies the other values of a reader.
 */
export function perInsight<T>(prepare: (db: Db, insight: Insight) => T): (db: Db, insight: Insight) => T {
  const statements = new WeakMap<Db, Map<Insight, T>>()
  return (db, insight) => {
    const known = statements.get(db) ?? new Map<Insight, T>()
    const statement = known.get(insight) ?? prepare(db, insight)
    statements.set(db, known.set(insight, statement))
    return statement
  }
}
