/** Something only a person can put right. The message is one sentence that says what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** The folder belongs to a process that lives. */
export class DataDirInUse extends EmbeddedDatabaseError {}
