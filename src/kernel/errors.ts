/** The thing does not exist, or must not be known to exist. Every door answers 404. */
export class NotFound extends Error {
  constructor(message = 'This page could not be found') {
    super(message)
    this.name = 'NotFound'
  }
}

/** The actor may not do this. Doors answer 403, or 404 to somebody who is not signed in. */
export class Forbidden extends Error {
  constructor(message = 'You are not allowed to do this') {
    super(message)
    this.name = 'Forbidden'
  }
}

/** Input that fails its schema: one message or more for each field. Doors answer 422. */
export class Invalid extends Error {
  readonly fields: Record<string, string[]>
  constructor(fields: Record<string, string[]>) {
    super('The input is not valid')
    this.name = 'Invalid'
    this.fields = fields
  }
}

/** A disk is full: nothing was kept. Doors answer 507, and the log says so to whoever can make room. */
export class NoRoom extends Error {
  constructor(message = 'There is no room left for files, so nothing was kept. Please tell the club.') {
    super(message)
    this.name = 'NoRoom'
  }
}
