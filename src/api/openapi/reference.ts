import type { Context, Hono } from 'hono'
import { Invalid } from '../../kernel/errors.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { isPerson, PEOPLE, type Person } from './audiences.ts'
import { type Description, referencePage, STYLE } from './reference-page.ts'

/** The page runs no scripts and loads only our own stylesheet. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const A_DAY = { 'cache-control': 'public, max-age=86400' }

/**
 * GET /openapi.json, and a page that shows it; `?role=coach` for the calls of coaches. Each is made at its first
 * request and kept. [SYS-005, API-060]
 */
export function mountReference(app: Hono<HttpEnv>): void {
  const texts = new Map<Person | undefined, Promise<string>>()
  const pages = new Map<Person | undefined, Promise<string>>()
  const description = (person: Person | undefined) =>
    keptIn(texts, person, async () => (await import('./emit.ts')).openapiText(person))

  app.get('/openapi.json', async (c) =>
    c.body(await description(personIn(c)), 200, { 'content-type': 'application/json; charset=utf-8' }),
  )
  app.get('/reference', async (c) => {
    const person = personIn(c)
    const page = await keptIn(pages, person, async () =>
      // Our own document, from openapiOf.
      referencePage(JSON.parse(await description(person)) as Description, person),
    )
    return c.html(page, 200, { 'content-security-policy': POLICY })
  })
  app.get('/reference/style.css', (c) =>
    c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', ...A_DAY }),
  )
}

/** The requested reader; undefined means all readers. Throws Invalid for an unknown role. */
function personIn(c: Context<HttpEnv>): Person | undefined {
  const role = c.req.query('role')
  if (role === undefined) return undefined
  if (!isPerson(role)) throw new Invalid({ role: [`role must be one of: ${Object.keys(PEOPLE).join(', ')}`] })
  return role
}

function keptIn<K>(kept: Map<K, Promise<string>>, key: K, make: () => Promise<string>): Promise<string> {
  const made = kept.get(key) ?? make()
  kept.set(key, made)
  return made
}
