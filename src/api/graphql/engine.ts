import { EnvelopArmor } from '@escape.tech/graphql-armor'
import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Registry } from '../../platform/content/registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { addDescriptions } from './descriptions.ts'
import type { GraphqlContext } from './graphql-context.ts'
import { queryCache } from './query-cache.ts'
import { worded, wordedLimit } from './refusals.ts'
import { schemasOf } from './schema.ts'
import { answeredByText, stringifyTexts } from './text-result.ts'

const MAX_BATCHED = 10

/**
 * Limits on the form of a query, for every caller. Queries that are too deep, wide or repetitive are refused before
 * execution.
 */
const ARMOR = {
  maxDepth: { n: 7 },
  maxAliases: { n: 15 },
  maxDirectives: { n: 20 },
  maxTokens: { n: 1500 },
  costLimit: { maxCost: 8000 },
}

/** The context that one HTTP request passes to the engine. */
export type Serving = GraphqlContext & { outcome: { clean: boolean } }

/** Reports each refused field once in the response, logs unexpected errors, and records whether there was any error. */
const finishing: Plugin<Serving> = {
  onExecute: ({ args, extendContext, setResultAndStopExecution }) => {
    const { ctx, outcome, allowance }: Serving = args.contextValue
    try {
      addDescriptions(allowance, args.document)
    } catch (error) {
      const refusal = worded(error, 'the description')
      if (!(refusal instanceof GraphQLError)) throw refusal
      setResultAndStopExecution({ errors: [refusal] })
      return
    }
    // Batched queries share one context, but each reports its own refused fields.
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

/** Executes a query on the schema of texts if these are its complete answer. */
const executingTexts = (texts: GraphQLSchema, isText: (document: DocumentNode) => boolean): Plugin => ({
  onExecute: ({ args, executeFn, setExecuteFn }) => {
    if (!isText(args.document)) return
    setExecuteFn((given) => executeFn({ ...given, schema: texts }))
    return {
      onExecuteDone({ result, setResult }) {
        if (Symbol.asyncIterator in result) return
        // Yoga serialises a result with its own function, if it has one.
        const answer: ExecutionResult & { stringify: typeof stringifyTexts } = {
          ...result,
          stringify: stringifyTexts,
        }
        setResult(answer)
      },
    }
  },
})

/** Replaces the library's messages about exceeded limits with plainer ones. */
const wordingLimits: Plugin = {
  onResultProcess({ result, setResult }) {
    const reword = <Result extends object>(one: Result): Result =>
      'errors' in one && Array.isArray(one.errors) ? { ...one, errors: one.errors.map(wordedLimit) } : one
    if (result && !(Symbol.asyncIterator in result))
      setResult(Array.isArray(result) ? result.map(reword) : reword(result))
  },
}

const logBug = ({ log, requestId }: Ctx, err: Error) =>
  log.error({ err, requestId }, 'a GraphQL query failed')

export type Engine = ReturnType<typeof openEngine>

/**
 * Executes queries against the schema of all content types and limits their form. Each request's `Allowance` limits the
 * cost of its responses.
 */
export function openEngine(registry: Registry) {
  const { schema, texts } = schemasOf(registry)
  return createYoga<Serving>({
    schema,
    graphqlEndpoint: '/api/graphql',
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    batching: { limit: MAX_BATCHED },
    // A parsed query of 1,500 tokens takes half a megabyte, and Yoga would keep a thousand for an hour.
    parserAndValidationCache: { documentCache: queryCache(), errorCache: queryCache() },
    plugins: [
      ...new EnvelopArmor(ARMOR).protect().plugins,
      finishing,
      executingTexts(texts, answeredByText(schema)),
      wordingLimits,
    ],
  })
}
