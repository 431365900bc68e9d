import type { Context, Hono } from 'hono'
import type { Ctx } from '../../platform/context.ts'
import type { Registry } from '../../platform/entries/registry.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import type { PageCache } from '../../platform/pagecache/page-cache.ts'
import { isAnonymous, keptAnswer, type Made, respond } from '../anonymous.ts'
import { problem } from '../problem.ts'
import type { Engine } from './engine.ts'

const MOST_CHARACTERS = 100_000

/**
 * POST /graphql, and GET for questions of nobody in particular. Whoever has a session asks by POST with JSON, which no
 * foreign form can send. Anonymous answers without errors are kept as they went out. [API-001, holes 21]
 */
export function mountGraphql(app: Hono<HttpEnv>, registry: Registry, cache: PageCache): void {
  // Loaded with the first question: the libraries take a tenth of the memory at start.
  let engine: Promise<Engine> | undefined
  const open = async () => (await import('./engine.ts')).openEngine(registry)

  async function ask(c: Context<HttpEnv>, ctx: Ctx, body?: string): Promise<Made> {
    engine ??= open()
    const outcome = { clean: false }
    const { method, url, raw } = c.req
    const request = new Request(url, { method, headers: raw.headers, ...(body !== undefined && { body }) })
    const answer = await (await engine).fetch(request, { ctx, denied: [], outcome })
    const type = answer.headers.get('content-type') ?? 'application/json'
    return { text: await answer.text(), type, status: answer.status, keep: outcome.clean }
  }

  const askAnonymously = (c: Context<HttpEnv>, question: string, body?: string) =>
    keptAnswer(c, cache, `${c.req.method} ${c.req.header('accept') ?? ''} ${question}`, (ctx) =>
      ask(c, ctx, body),
    )

  app.get('/graphql', async (c) => {
    if (isAnonymous(c)) return askAnonymously(c, new URL(c.req.url).search)
    c.header('allow', 'POST')
    return problem(c, 405, 'With a session, questions are sent by POST')
  })

  app.post('/graphql', async (c) => {
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
      return problem(c, 415, 'Questions are sent as application/json')
    }
    const body = await c.req.text()
    if (body.length > MOST_CHARACTERS) return problem(c, 413, 'The question is too long')
    // A batch keeps nothing: its answers are not one answer.
    if (isAnonymous(c) && !body.trimStart().startsWith('[')) return askAnonymously(c, body, body)
    return respond(c, await ask(c, c.var.ctx, body))
  })
}
