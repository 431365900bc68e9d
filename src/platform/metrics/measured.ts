import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { HttpEnv } from '../http/env.ts'
import type { Metrics } from './metrics.ts'

/** Measures each request, under the pattern of its route. */
export const measured =
  (metrics: Metrics): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const begun = performance.now()
    await next()
    const route = c.get('page') ?? routePath(c)
    const seconds = (performance.now() - begun) / 1000
    metrics.answered({ method: c.req.method, route, status: c.res.status, seconds })
  }
