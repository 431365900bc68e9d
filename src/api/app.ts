import type { Hono } from 'hono'
import { registry } from '../content-types.ts'
import type { Db } from '../platform/database/database.ts'
import type { HttpEnv } from '../platform/http/env.ts'
import type { PageCache } from '../platform/page-cache/page-cache.ts'
import { CALLS } from './calls.ts'
import { openGraphql } from './graphql/endpoint.ts'
import { routerOf } from './router.ts'

/** The REST and GraphQL APIs under /api. `graphqlDb` is the connection pool of GraphQL. */
export const api = (cache: PageCache, graphqlDb: Db): Hono<HttpEnv> =>
  routerOf(CALLS, {
    cache,
    graphql: openGraphql(registry, cache, graphqlDb),
    // Loaded on first use: most servers are never asked for their API description.
    openapi: async (person) => (await import('./openapi/emit.ts')).openapiText(person),
  })
