import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { Forbidden } from '../kernel/errors.ts'
import { isTooDeep } from '../kernel/json-depth.ts'
import { noteRefusal } from '../platform/audit/record-refusal.ts'
import type { HttpEnv } from '../platform/http/env.ts'
import { CALLS, type Call, type Caller, mayCall } from './calls.ts'
import { notAllowed, notThere, problem, problemOf } from './problem.ts'

type Calls = Readonly<Record<string, Call>>

/**
 * Puts every route behind its row of the call table: a caller that the row refuses never reaches the handler, and
 * refusals of features are answered in one shape. Commands still check permissions themselves. Throws unless table and
 * routes agree. [resolutions F21]
 */
export function gated(routes: Hono<HttpEnv>, calls: Calls = CALLS): Hono<HttpEnv> {
  agree(routes, calls)
  const app = new Hono<HttpEnv>()
  for (const { method, path, handler } of routes.routes) {
    const call = `${method} ${bare(path)}`
    const row = calls[call]
    if (row) app.on(method, path, behind(row.who, call, handler))
  }
  return app.all('*', notThere)
}

function behind(who: Caller, call: string, handler: MiddlewareHandler<HttpEnv>): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!mayCall(who, c.var.ctx.actor)) return refuse(c, call)
    if (await hasDeepBody(c)) return problem(c, 400, 'The JSON of this request is nested too deeply')
    try {
      return await handler(c, next)
    } catch (error) {
      if (error instanceof Forbidden) return refuse(c, call)
      const answer = problemOf(c, error)
      if (answer) return answer
      throw error
    }
  }
}

/** Checks bodies of every type but multipart: handlers read most bodies as JSON, and none reads multipart so. */
async function hasDeepBody({ req }: Context<HttpEnv>): Promise<boolean> {
  if (!req.raw.body || /^multipart\//i.test(req.header('content-type') ?? '')) return false
  return isTooDeep(await req.text())
}

/** Refuses a call, and records the refusal of a signed-in user in the audit log. */
async function refuse(c: Context<HttpEnv>, call: string): Promise<Response> {
  const { method, path } = c.req
  await noteRefusal(c.var.ctx, { door: 'api', method, part: call, subject: path })
  return notAllowed(c)
}

function agree({ routes }: Hono<HttpEnv>, calls: Calls): void {
  const mounted = new Set(routes.map(({ method, path }) => `${method} ${bare(path)}`))
  const unlisted = [...mounted].filter((call) => !Object.hasOwn(calls, call))
  const missing = Object.keys(calls).filter((call) => !mounted.has(call))
  if (unlisted.length > 0) {
    throw new Error(`These calls have no row in src/api/calls.ts: ${unlisted.join(', ')}`)
  }
  if (missing.length > 0) {
    throw new Error(`These rows of src/api/calls.ts have no route: ${missing.join(', ')}`)
  }
}

const bare = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path)
