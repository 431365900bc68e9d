import type { Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/env.ts'
import { type Description, referencePage, STYLE } from './reference-page.ts'

/** Nothing runs on this page, and only our own stylesheet is loaded. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const A_DAY = { 'cache-control': 'public, max-age=86400' }

/** GET /openapi.json, and a page that explains it. Both are made at the first request and kept. [SYS-005] */
export function mountReference(app: Hono<HttpEnv>): void {
  let openapi: Promise<string> | undefined
  let page: Promise<string> | undefined
  const description = () => {
    openapi ??= import('./emit.ts').then(({ descriptions }) => descriptions()['openapi.json'])
    return openapi
  }

  app.get('/openapi.json', async (c) =>
    c.body(await description(), 200, { 'content-type': 'application/json; charset=utf-8' }),
  )
  app.get('/reference', async (c) => {
    // Our own document, made by openapiOf.
    page ??= description().then((text) => referencePage(JSON.parse(text) as Description))
    return c.html(await page, 200, { 'content-security-policy': POLICY })
  })
  app.get('/reference/style.css', (c) =>
    c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', ...A_DAY }),
  )
}
