import { EnvelopArmor } from '@escape.tech/graphql-armor'
import { GraphQLError } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Context, Hono } from 'hono'
import type { Ctx } from '../../platform/context.ts'
import type { Registry } from '../../platform/entries/registry.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import type { PageCache } from '../../platform/pagecache/page-cache.ts'
import { isAnonymous, keptAnswer, type Made, respond } from '../anonymous.ts'
import { problem } from '../problem.ts'
import { type GraphqlContext, schemaOf } from './schema.ts'

const MOST_CHARACTERS = 100_000
const MOST_BATCHED = 10

/** What one question may cost, whoever asks. Deep, wide and repeated ones are refused before anything runs. [holes 22] */
const ARMOR = {
  maxDepth: { n: 7 },
  maxAliases: { n: 15 },
  maxDirectives: { n: 20 },
  maxTokens: { n: 1500 },
  costLimit: { maxCost: 8000 },
}

type Serving = GraphqlContext & { outcome: { clean: boolean } }

/** Adds the refused fields to the answer, each once; logs what was no refusal; notes whether there was any error. */
const finishing: Plugin<Serving> = {
  onExecute: ({ args, extendContext }) => {
    const { ctx, outcome }: Serving = args.contextValue
    // The questions of a batch share their context, and each has refusals of its own.
    const denied: GraphQLError[] = []
    extendContext({ denied })
    return {
      onExecuteDone({ result, setResult }) {
        if (Symbol.asyncIterator in result) return
        for (const { originalError } of result.errors ?? []) {
          if (originalError && !(originalError instanceof GraphQLError)) logBug(ctx, originalError)
        }
        const errors = [...(result.errors ?? []), ...denied]
        if (errors.length > 0) setResult({ ...result, errors })
        outcome.clean = errors.length === 0
      },
    }
  },
}

const logBug = ({ log, requestId }: Ctx, err: Error) =>
  log.error({ err, requestId }, 'a GraphQL question failed')

/**
 * POST /graphql, and GET for questions of nobody in particular. Whoever has a session asks by POST with JSON, which no
 * foreign form can send. Anonymous answers without errors are kept as they went out. [API-001, holes 21]
 */
export function mountGraphql(app: Hono<HttpEnv>, registry: Registry, cache: PageCache): void {
  const yoga = createYoga<Serving>({
    schema: schemaOf(registry),
    graphqlEndpoint: '/api/graphql',
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    batching: { limit: MOST_BATCHED },
    plugins: [...new EnvelopArmor(ARMOR).protect().plugins, finishing],
  })

  async function ask(c: Context<HttpEnv>, ctx: Ctx, body?: string): Promise<Made> {
    const outcome = { clean: false }
    const { method, url, raw } = c.req
    const request = new Request(url, { method, headers: raw.headers, ...(body !== undefined && { body }) })
    const answer = await yoga.fetch(request, { ctx, denied: [], outcome })
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
