import type { Db } from '../../../../platform/database/database.ts'
import type { PreparedReader } from '../../queries/visibility.server.ts'

/**
 * Prepares a statement once for each database and kind of reader, because the conditions of visibility.server.ts take
 * longer to plan than to run. `sightValues` supplies the other values of a reader.
 */
export function perReader<T>(
  prepare: (db: Db, reader: PreparedReader) => T,
): (db: Db, reader: PreparedReader) => T {
  const statements = new WeakMap<Db, Map<PreparedReader, T>>()
  return (db, reader) => {
    const known = statements.get(db) ?? new Map<PreparedReader, T>()
    const statement = known.get(reader) ?? prepare(db, reader)
    statements.set(db, known.set(reader, statement))
    return statement
  }
}
