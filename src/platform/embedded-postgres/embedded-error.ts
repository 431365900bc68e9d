/** A problem that the operator must fix. The message is one sentence that says what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** The folder belongs to a running process. */
export class DataDirInUse extends EmbeddedDatabaseError {}
