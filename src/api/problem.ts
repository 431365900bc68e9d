import type { Context } from 'hono'
import { z } from 'zod'
import { FilesUnavailable, Forbidden, Invalid, NoRoom, NotFound } from '../kernel/errors.ts'
import { BadQuery } from '../platform/content/resolve.ts'
import { isUnstorable } from '../platform/database/unstorable.ts'
import type { HttpEnv } from '../platform/http/env.ts'

const NAMES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
} as const
export type ProblemStatus = keyof typeof NAMES

/** Messages by field, and a machine-readable reason. */
type More = {
  data?: { errors: Readonly<Record<string, readonly string[]>> }
  reason?: string
  version?: number
}

/** Returns an error response in the common format. `more` holds field messages and a reason. */
export const problem = (
  c: Context<HttpEnv>,
  status: ProblemStatus,
  message: string,
  more: More = {},
): Response => c.json({ statusCode: status, error: NAMES[status], message, ...more }, status)

/** Returns a 400 with all messages by field. Messages about the input as a whole are under ''. */
export const invalid = (c: Context<HttpEnv>, errors: Record<string, string[]>): Response =>
  problem(c, 422, 'The input is not valid', { data: { errors } })

export function invalidInput(c: Context<HttpEnv>, error: z.ZodError): Response {
  const { formErrors, fieldErrors } = z.flattenError<unknown, string>(error, worded)
  return invalid(c, { ...fieldErrors, ...(formErrors.length > 0 && { '': formErrors }) })
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Returns the schema's message or, for a value of the wrong type, the expected type. */
function worded({ code, path, message, ...issue }: z.core.$ZodIssue): string {
  if (code !== 'invalid_type' || !message.startsWith('Invalid input')) return message
  if (path.length === 0) return 'The body must be a JSON object'
  if (message.endsWith('received undefined')) return 'is required'
  return 'expected' in issue ? `must be ${KINDS[String(issue.expected)] ?? issue.expected}` : message
}

/** Returns a 429 with Retry-After (RFC 6585, section 4). */
export function tooMany(
  c: Context<HttpEnv>,
  message: string,
  { reason, retryAfterSeconds }: { reason?: string; retryAfterSeconds: number },
): Response {
  c.header('retry-after', String(retryAfterSeconds))
  return problem(c, 429, message, reason ? { reason } : {})
}

/** Returns a 404 for an unknown address. */
export const notThere = (c: Context<HttpEnv>): Response => problem(c, 404, 'This page could not be found')

/** Returns a 404 for an entry that does not exist, or whose existence the caller must not learn. */
export const noEntry = (c: Context<HttpEnv>): Response => problem(c, 404, 'This entry could not be found')

/** Maps an expected error of a feature to its response; undefined for a bug. */
export function problemOf(c: Context<HttpEnv>, error: unknown): Response | undefined {
  if (error instanceof NotFound) return noEntry(c)
  if (error instanceof Invalid) return invalid(c, error.fields)
  if (error instanceof BadQuery) return problem(c, 400, error.message, { data: { errors: error.fields } })
  if (error instanceof Forbidden) return notAllowed(c)
  if (error instanceof NoRoom) {
    c.var.ctx.log.error({ requestId: c.var.ctx.requestId }, 'the disk of the files is full')
    return problem(c, 507, error.message)
  }
  if (error instanceof FilesUnavailable) {
    c.var.ctx.log.error({ requestId: c.var.ctx.requestId, err: error.cause }, 'the store of the files failed')
    return problem(c, 503, error.message)
  }
  if (isUnstorable(error)) return problem(c, 400, 'This request contains characters we cannot read')
  return undefined
}

/** Returns a 401 to a visitor, who could log in, and a 403 to a signed-in user. */
export function notAllowed(c: Context<HttpEnv>): Response {
  return c.var.ctx.actor.kind === 'visitor'
    ? problem(c, 401, 'Please log in')
    : problem(c, 403, 'You are not allowed to do this')
}
