import { z } from 'zod'
import { call } from '../call.ts'
import { PEOPLE, type Person } from './audiences.ts'
import { type Description, referencePage, STYLE } from './reference-page.ts'

/** The content security policy of the reference page: no scripts, and only our own stylesheet. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

// PEOPLE is a constant with at least one key.
const PERSONS = Object.keys(PEOPLE) as [Person, ...Person[]]

const A_DAY = { 'cache-control': 'public, max-age=86400' }

const texts = new Map<Person | undefined, Promise<string>>()
const pages = new Map<Person | undefined, Promise<string>>()

/** Limits the description to one role; all roles by default. */
const reader = z.object({
  role: z.enum(PERSONS, `role must be one of: ${PERSONS.join(', ')}`).optional(),
})

/**
 * Serves the API description and its reference page; `?role=coach` limits both to the calls of coaches. Each variant is
 * built on first request and cached.
 */
export const REFERENCE_CALLS = [
  call({
    route: 'GET /openapi.json',
    who: 'public',
    says: 'This description',
    query: reader,
    answer: { type: 'object' },
    handle: async (c, { role }, { openapi }) =>
      c.body(await keptIn(texts, role, () => openapi(role)), 200, {
        'content-type': 'application/json; charset=utf-8',
      }),
  }),
  call({
    route: 'GET /reference',
    who: 'public',
    says: 'This description as a page',
    query: reader,
    handle: async (c, { role }, { openapi }) => {
      const page = await keptIn(pages, role, async () => {
        const text = await keptIn(texts, role, () => openapi(role))
        // The text was produced by openapiOf.
        return referencePage(JSON.parse(text) as Description, role)
      })
      return c.html(page, 200, { 'content-security-policy': POLICY })
    },
  }),
  call({
    route: 'GET /reference/style.css',
    who: 'public',
    says: 'The stylesheet of the reference page',
    handle: (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', ...A_DAY }),
  }),
]

function keptIn<K>(kept: Map<K, Promise<string>>, key: K, make: () => Promise<string>): Promise<string> {
  const made = kept.get(key) ?? make()
  kept.set(key, made)
  return made
}
