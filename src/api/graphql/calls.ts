import { z } from 'zod'
import { call } from '../call.ts'
import { jsonSchemaOf, ref } from '../openapi/json-schema.ts'

/** Documentation only: the endpoint reports invalid requests in GraphQL's own error format. */
const question = jsonSchemaOf(
  z.object({
    query: z.string(),
    variables: z.looseObject({}).optional(),
    operationName: z.string().optional(),
  }),
)

export const GRAPHQL_CALLS = [
  call({
    route: 'POST /graphql',
    who: 'public',
    says: 'Query any fields of any content types with GraphQL',
    body: question,
    answer: ref('GraphqlAnswer'),
    problems: ['400Graphql', '413', '415', '429'],
    handle: (c, _, { graphql }) => graphql.post(c),
  }),
  call({
    route: 'GET /graphql',
    who: 'public',
    says: 'The same query in the URL, without a login',
    parameters: [{ name: 'query', in: 'query', required: true, schema: { type: 'string' } }],
    answer: ref('GraphqlAnswer'),
    problems: ['400Graphql', '405', '429'],
    handle: (c, _, { graphql }) => graphql.get(c),
  }),
]
