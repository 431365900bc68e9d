import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'

/** The security headers of every response. Pages add their own content security policy. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Protects against cross-site request forgery: refuses writes that another site sends with a visitor's cookies. It runs
 * first, because libraries only protect their own handlers. Webhooks and scripts send neither header and are let
 * through.
 */
export function ownOriginOnly(publicUrl: URL): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE.has(c.req.method) || isOwn(c.req.raw.headers, publicUrl)) return next()
    return c.json(
      { statusCode: 403, error: 'Forbidden', message: 'This request came from another site' },
      403,
    )
  }
}

function isOwn(headers: Headers, publicUrl: URL): boolean {
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (!origin) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === publicUrl.host || host === headers.get('host')
}

/**
 * Refuses a body that exceeds the limit of its route, or has no declared length, which browsers always send. `limitOf`
 * returns the limit in bytes for a path and media type.
 */
export function limitedBody(limitOf: (path: string, type: string) => number): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.header('transfer-encoding'))
      return refuse(c, 411, 'Length Required', 'The length of the body is missing')
    const length = Number(c.req.header('content-length') ?? 0)
    if (length === 0) return next()
    const mostBytes = limitOf(c.req.path, c.req.header('content-type') ?? '')
    if (length <= mostBytes) return next()
    const isPage = c.req.header('accept')?.includes('text/html') || c.req.path.endsWith('.data')
    if (isPage) return c.text(tooLarge(mostBytes), 413)
    return refuse(c, 413, 'Payload Too Large', `At most ${mostBytes} bytes can be sent`)
  }
}

/** The page for a refused form, with or without scripts. */
const tooLarge = (mostBytes: number) =>
  `This is more than ${sizeOf(mostBytes)}, so we did not save it. Go back and send less at once`

const sizeOf = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} kB` : `${bytes / 1024 / 1024} MB`)

const refuse = (c: Context, statusCode: 411 | 413, error: string, message: string) =>
  c.json({ statusCode, error, message }, statusCode)

/** Returns the client's network address. The proxy header is trusted only if the operator has configured a proxy. */
export function clientAddress(
  incoming: IncomingMessage | undefined,
  headers: Pick<Headers, 'get'>,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || incoming?.socket.remoteAddress || 'local'
}
