import { EnvelopArmor } from '@escape.tech/graphql-armor'
import { GraphQLError } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Registry } from '../../platform/content/registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { lruCache } from './lru-cache.ts'
import { wordedLimit } from './refusals.ts'
import { type GraphqlContext, schemaOf } from './schema.ts'

const MOST_BATCHED = 10

/** Limits of one query, for every caller. Deep, wide and repeated queries are refused before they run. */
const ARMOR = {
  maxDepth: { n: 7 },
  maxAliases: { n: 15 },
  maxDirectives: { n: 20 },
  maxTokens: { n: 1500 },
  costLimit: { maxCost: 8000 },
}

/** What one HTTP request hands to the engine. */
export type Serving = GraphqlContext & { outcome: { clean: boolean } }

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

/** Says in words which limit of its form a question breaks, without the figure that the library found. */
const wordingLimits: Plugin = {
  onResultProcess({ result, setResult }) {
    const reword = <Result extends object>(one: Result): Result =>
      'errors' in one && Array.isArray(one.errors) ? { ...one, errors: one.errors.map(wordedLimit) } : one
    if (result && !(Symbol.asyncIterator in result))
      setResult(Array.isArray(result) ? result.map(reword) : reword(result))
  },
}

const logBug = ({ log, requestId }: Ctx, err: Error) =>
  log.error({ err, requestId }, 'a GraphQL question failed')

export type Engine = ReturnType<typeof openEngine>

/**
 * What executes the questions: the schema of all content types, and the limits of their form. What their answers may
 * cost is bounded by the `Allowance` of each request.
 */
export const openEngine = (registry: Registry) =>
  createYoga<Serving>({
    schema: schemaOf(registry),
    graphqlEndpoint: '/api/graphql',
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    batching: { limit: MOST_BATCHED },
    // A question of 1,500 tokens takes half a megabyte when it is parsed, and Yoga would keep a thousand for an hour.
    parserAndValidationCache: { documentCache: lruCache(), errorCache: lruCache() },
    plugins: [...new EnvelopArmor(ARMOR).protect().plugins, finishing, wordingLimits],
  })
