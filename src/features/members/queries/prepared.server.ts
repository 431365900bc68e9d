import type { Db } from '../../../platform/database/database.ts'
import type { Insight } from '../policy.ts'

/**
 * Statements that are built and planned once a database and insight: the masks of visibility.server.ts cost more to
 * plan than to run. What else differs between readers goes in by `sightValues`.
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
