/** PostgreSQL error code character_not_in_repertoire, raised for a zero byte in text. */
const NOT_A_TEXT = '22021'

/** Whether the error means that a request contains bytes that are not valid text. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === NOT_A_TEXT) || (error.cause !== undefined && isUnstorable(error.cause)))
