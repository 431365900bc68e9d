/** The fields of an error that are logged: a fixed list, without user input. */
type ErrorFacts = {
  type: string
  message: string
  code?: string
  query?: string
  stack: string
  cause?: unknown
  errors?: unknown[]
}

const DEEPEST = 4
/** PostgreSQL's error class for invalid data, whose messages contain the value. */
const ABOUT_VALUES = /^22/

/** Removes the values from a database error, because they are user input, and keeps the statement. */
export function withoutValues(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error
  const cause =
    error.cause instanceof Error && depth < DEEPEST ? withoutValues(error.cause, depth + 1) : undefined
  if ('query' in error && 'params' in error) return ofStatement(error, String(error.query), cause)
  const facts: ErrorFacts = { ...ownFacts(error), ...(cause !== undefined && { cause }) }
  if (!(error instanceof AggregateError) || depth >= DEEPEST) return facts
  return { ...facts, errors: error.errors.map((one) => withoutValues(one, depth + 1)) }
}

/** drizzle's message for a failed statement contains its values; the reason is in `cause`. */
const ofStatement = (error: Error, query: string, cause: unknown): ErrorFacts => ({
  ...ownFacts(error),
  message: 'a statement failed',
  ...(typeof cause === 'object' && cause),
  type: error.name,
  query,
})

function ownFacts(error: Error): ErrorFacts {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const isOfDatabase = code !== undefined && 'severity' in error
  const message =
    isOfDatabase && ABOUT_VALUES.test(code) ? error.message.split(/[:"]/, 1).join() : error.message
  return { type: error.constructor.name, message, ...(code && { code }), stack: framesOf(error) }
}

/** Returns the stack frames without the message, which is logged separately and may be shortened. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
