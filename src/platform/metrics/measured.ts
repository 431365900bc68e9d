import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { HttpEnv } from '../http/env.ts'
import type { Metrics } from './metrics.ts'

/** Middleware that measures each request under its route pattern. */
export const measured =
  (metrics: Metrics): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const begun = performance.now()
    await next()
    const route = c.get('page') ?? routePath(c)
    const seconds = (performance.now() - begun) / 1000
    metrics.answered({ method: c.req.method, route, status: c.res.status, seconds })
  }
