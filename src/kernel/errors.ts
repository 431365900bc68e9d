/** The entry does not exist, or the caller must not learn that it does. Answered with 404. */
export class NotFound extends Error {
  constructor(message = 'This page could not be found') {
    super(message)
    this.name = 'NotFound'
  }
}

/** The actor may not do this. Answered with 403, or 404 for a visitor. */
export class Forbidden extends Error {
  constructor(message = 'You are not allowed to do this') {
    super(message)
    this.name = 'Forbidden'
  }
}

/** Input that fails its schema, with at least one message for each invalid field. Answered with 422. */
export class Invalid extends Error {
  readonly fields: Record<string, string[]>
  constructor(fields: Record<string, string[]>) {
    super('The input is not valid')
    this.name = 'Invalid'
    this.fields = fields
  }
}

/** The file store does not respond and nothing was stored. Answered with 503 and logged for the operator. */
export class FilesUnavailable extends Error {
  constructor(cause?: unknown) {
    super('Files cannot be saved or opened at the moment. Please try again in a few minutes.', { cause })
    this.name = 'FilesUnavailable'
  }
}

/** Compares by name, because a test has a class of its own beside that of the built product. */
export const isFilesUnavailable = (error: unknown): error is FilesUnavailable =>
  error instanceof Error && error.name === 'FilesUnavailable'

/** The disk is full and nothing was stored. Answered with 507 and logged for the operator. */
export class NoRoom extends Error {
  constructor(message = 'There is no room left for files, so nothing was saved. Please tell the club.') {
    super(message)
    this.name = 'NoRoom'
  }
}
