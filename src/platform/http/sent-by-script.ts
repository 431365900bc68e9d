import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { IS_PAGE, SENT_BY_SCRIPT } from '../../kernel/not-sent.ts'

/**
 * Marks the responses to forms that the browser script sends. The script only shows marked responses, so never a
 * proxy's error page. A redirect's target is invisible to the script, so the mark contains it.
 */
export const markedForScript: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  if (c.req.header(SENT_BY_SCRIPT) === undefined) return next()
  // Set on the socket's response too, because pages are written to it before `next` returns.
  c.env?.outgoing?.setHeader(SENT_BY_SCRIPT, IS_PAGE)
  await next()
  const { headers } = c.res
  const address = headers.get('location')
  if (address === null) return c.header(SENT_BY_SCRIPT, IS_PAGE)
  const marked = new Headers(headers)
  marked.delete('location')
  marked.set(SENT_BY_SCRIPT, address)
  c.res = undefined
  c.res = new Response(null, { status: 204, headers: marked })
}
