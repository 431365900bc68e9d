/** PostgreSQL: character_not_in_repertoire, its refusal of a zero byte in a text. */
const NOT_A_TEXT = '22021'

/** Whether an error says that a request contains bytes that are not text. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === NOT_A_TEXT) || (error.cause !== undefined && isUnstorable(error.cause)))
