import type { Context } from 'hono'
import type { Registry } from '../../platform/content/registry.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { concurrencyLimit } from '../../platform/files/concurrency-limit.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { Budget } from '../../platform/limits/budget.ts'
import { networkOf } from '../../platform/limits/limits.ts'
import type { PageCache } from '../../platform/page-cache/page-cache.ts'
import { isAnonymous, keptAnswer, type Made, respond } from '../answer-cache.ts'
import { problem, tooMany } from '../problem.ts'
import { Allowance, type Most, mostFor } from './allowance.ts'
import type { Engine, Serving } from './engine.ts'

const MAX_CHARACTERS = 100_000
/** Requests that run concurrently; further ones queue. */
const AT_ONCE = 4
/**
 * How many requests of the maximum cost one network address may send each minute, per node. Cached responses are free.
 * The club's pages do not use this API, so visitors on a shared network cannot exhaust it by browsing.
 */
const EACH_MINUTE = { rows: 30, bytes: 10, ms: 5 }

/** The network address has reached its rate limit. */
class UsedUp extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('This address has used up its requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Answer = (c: Context<HttpEnv>) => Promise<Response>
export type Graphql = { readonly get: Answer; readonly post: Answer }

/**
 * Handles POST /graphql, and GET for anonymous queries. A request with a session must be a JSON POST, which a form on
 * another site cannot send. Anonymous responses without errors are cached. `db` is a separate small pool, so that
 * expensive queries cannot starve the pages.
 */
export function openGraphql(registry: Registry, cache: PageCache, db: Db): Graphql {
  // Loaded with the first query, because the libraries would use a tenth of the memory at start.
  let engine: Promise<Engine> | undefined
  const open = async () => (await import('./engine.ts')).openEngine(registry)
  const inTurn = concurrencyLimit(AT_ONCE)
  const budget = new Budget(EACH_MINUTE, 60)

  const ask = (c: Context<HttpEnv>, ctx: Ctx, body?: string): Promise<Made> =>
    inTurn(async () => {
      const client = networkOf(ctx.client)
      const waitSeconds = budget.waitSeconds(client, ctx.clock.now().getTime())
      if (waitSeconds > 0) throw new UsedUp(waitSeconds)
      const most = mostFor(ctx.actor)
      const allowance = new Allowance(db, most)
      try {
        return await execute(c, { ctx, denied: [], allowance, outcome: { clean: false } }, body)
      } finally {
        budget.spend(client, shareOf(allowance.used, most), ctx.clock.now().getTime())
      }
    })

  async function execute(c: Context<HttpEnv>, serving: Serving, body?: string): Promise<Made> {
    engine ??= open()
    const { method, url, raw } = c.req
    const request = new Request(url, { method, headers: raw.headers, ...(body !== undefined && { body }) })
    const answer = await (await engine).fetch(request, serving)
    const type = answer.headers.get('content-type') ?? 'application/json'
    return { text: await answer.text(), type, status: answer.status, keep: serving.outcome.clean }
  }

  const askAnonymously = (c: Context<HttpEnv>, question: string, body?: string) =>
    keptAnswer(c, cache, `${c.req.method} ${c.req.header('accept') ?? ''} ${question}`, (ctx) =>
      ask(c, ctx, body),
    )

  return {
    get: async (c) => {
      if (isAnonymous(c)) return answering(c, () => askAnonymously(c, new URL(c.req.url).search))
      c.header('allow', 'POST')
      return problem(c, 405, 'With a session, questions are sent by POST')
    },
    post: async (c) => {
      if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
        return problem(c, 415, 'Queries must be sent as application/json')
      }
      const body = await c.req.text()
      if (body.length > MAX_CHARACTERS) return problem(c, 413, 'The query is too long')
      const isBatch = body.trimStart().startsWith('[')
      if (isBatch && c.var.ctx.actor.kind === 'visitor')
        return refuse(c, 'Log in to send several queries in one request')
      if (isAnonymous(c)) return answering(c, () => askAnonymously(c, body, body))
      return answering(c, async () => respond(c, await ask(c, c.var.ctx, body)))
    },
  }
}

/** The fraction of each limit that one request used, at most 1 even if the request was refused for asking more. */
const shareOf = (used: Most, most: Most): Most => ({
  rows: Math.min(1, used.rows / most.rows),
  bytes: Math.min(1, used.bytes / most.bytes),
  ms: Math.min(1, used.ms / most.ms),
})

/** Returns a GraphQL error for a query that was not executed. */
const refuse = (c: Context<HttpEnv>, message: string): Response =>
  c.json({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }, 400)

async function answering(c: Context<HttpEnv>, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof UsedUp)) throw error
    return tooMany(c, 'Too many requests from your network. Try again in a minute', error)
  }
}
