import { Hono, type MiddlewareHandler } from 'hono'
import type { Actor } from '../kernel/actor.ts'
import { may } from '../platform/entries/access.ts'
import type { HttpEnv } from '../platform/http/env.ts'
import { CALLS, type Call, type Caller } from './calls.ts'
import { notAllowed, notThere } from './problem.ts'

type GateEnv = HttpEnv & { Variables: { admitted?: true } }

/**
 * Stands in front of all calls. A request passes when a row of the table names its call and admits whoever asks; the
 * first row that fits decides, so `/members/get_all` is not `/members/{id}`. Handlers still leave their own
 * authorisation to their commands: this is the outer of two doors.
 */
export function gate(calls: Readonly<Record<string, Call>> = CALLS): Hono<HttpEnv> {
  const app = new Hono<GateEnv>()
  for (const [call, { who }] of Object.entries(calls)) {
    const [method = '', path = ''] = call.split(' ')
    app.on(method, path, admit(who))
  }
  app.use('*', async (c, next) => (c.var.admitted ? next() : notThere(c)))
  return app as unknown as Hono<HttpEnv> // the extra variable is this file's own
}

/** Throws unless table and routes agree: a route without a row would be unreachable, a row without a route a promise. */
export function agree(app: Hono<HttpEnv>, calls: Readonly<Record<string, Call>> = CALLS): void {
  const mounted = new Set(app.routes.map(({ method, path }) => `${method} ${bare(path)}`))
  const unlisted = [...mounted].filter((call) => !Object.hasOwn(calls, call))
  const missing = Object.keys(calls).filter((call) => !mounted.has(call))
  if (unlisted.length > 0) {
    throw new Error(`These calls have no row in src/api/calls.ts: ${unlisted.join(', ')}`)
  }
  if (missing.length > 0) {
    throw new Error(`These rows of src/api/calls.ts have no route: ${missing.join(', ')}`)
  }
}

export function mayCall(who: Caller, actor: Actor): boolean {
  return who === 'users' ? actor.kind !== 'visitor' : may(who, actor)
}

function admit(who: Caller): MiddlewareHandler<GateEnv> {
  return async (c, next) => {
    if (c.var.admitted) return next()
    if (!mayCall(who, c.var.ctx.actor)) return notAllowed(c)
    c.set('admitted', true)
    return next()
  }
}

const bare = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path)
