import type { Handler } from 'hono'
import type { HttpEnv } from '../../platform/http/env.ts'
import { sendText } from '../../platform/http/send-text.ts'
import { routesScript } from '../request-handler.server.ts'

/** Serves the route manifest for browsers. Its URL contains the build version, so it is cached forever. */
export const siteRoutes: Handler<HttpEnv> = async (c) => {
  const text = await routesScript(c.req.path)
  if (text === undefined) return c.notFound()
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  }
  return sendText(c, { status: 200, headers, text })
}
