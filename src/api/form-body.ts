import type { Context } from 'hono'
import type { HttpEnv } from '../platform/http/env.ts'
import { MAX_FIELDS, readForm } from '../platform/http/read-form.ts'
import { problem } from './problem.ts'

/**
 * Reads the form in the request body. Returns undefined if there is none, and a 413 response if it has too many fields.
 */
export async function formBody(c: Context<HttpEnv>): Promise<FormData | Response | undefined> {
  // The router may have consumed the body already. Hono caches it; the raw request does not.
  const read = await readForm({ headers: c.req.raw.headers, arrayBuffer: () => c.req.arrayBuffer() })
  if (read.ok) return read.form
  return read.reason === 'TOO_MANY_FIELDS'
    ? problem(c, 413, `A form has at most ${MAX_FIELDS} fields`)
    : undefined
}
