import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/env.ts'

/**
 * Scalar sets style attributes and elements. This page shows nothing of anybody.
 * [docs/decisions/0043-the-reference-page-has-its-own-policy.md]
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Calls of the content service</title>
</head>
<body>
<noscript>This page needs scripts. The same as a file: <a href="/api/openapi.json">openapi.json</a></noscript>
<main id="reference"></main>
<script src="/api/reference/scalar.js"></script>
<script src="/api/reference/start.js"></script>
</body>
</html>
`

const START = `Scalar.createApiReference('#reference', {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
})
`

const SCALAR = 'node_modules/@scalar/api-reference/dist/browser/standalone.js'
const A_DAY = { 'cache-control': 'public, max-age=86400' }
const JAVASCRIPT = 'text/javascript; charset=utf-8'

/** GET /openapi.json, and a page that explains it, with everything it needs from ourselves. [SYS-005] */
export function mountReference(app: Hono<HttpEnv>): void {
  let openapi: string | undefined
  let packed: Promise<Buffer<ArrayBuffer>> | undefined

  app.get('/openapi.json', async (c) => {
    openapi ??= (await import('./emit.ts')).descriptions()['openapi.json']
    return c.body(openapi, 200, { 'content-type': 'application/json; charset=utf-8' })
  })
  app.get('/reference', (c) => c.html(PAGE, 200, { 'content-security-policy': POLICY }))
  app.get('/reference/start.js', (c) => c.body(START, 200, { 'content-type': JAVASCRIPT, ...A_DAY }))
  app.get('/reference/scalar.js', async (c) => {
    // Four megabytes: read and packed when somebody first opens the page, kept packed from then on.
    packed ??= readFile(join(c.var.ctx.config.root, SCALAR)).then((script) => promisify(gzip)(script))
    return c.body(await packed, 200, {
      'content-type': JAVASCRIPT,
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      ...A_DAY,
    })
  })
}
