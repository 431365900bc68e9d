import type { Actor } from '../../kernel/actor.ts'
import { may } from '../../platform/content/access.ts'
import type { Access, ContentType } from '../../platform/content/content-type.ts'
import type { Registry } from '../../platform/content/registry.ts'
import { type Call, mayCall } from '../calls.ts'
import { actorOf, PEOPLE, type Person } from './audiences.ts'
import { answerOf, inputOf, type JsonSchema, ref } from './json-schema.ts'
import { NAMED_DOCS } from './named.ts'
import { LIST_PARAMETERS, PROBLEM_RESPONSES, SCHEMAS } from './shared.ts'

type Operation = {
  parameters?: readonly unknown[]
  requestBody?: unknown
  answer: JsonSchema
  status?: number
  problems: readonly (keyof typeof PROBLEM_RESPONSES)[]
  tag: string
}

/**
 * The REST API as OpenAPI 3.1, derived from the content types and the call table: all calls, or those that one kind of
 * reader may call, send and read. [SYS-005, API-060, API-064]
 */
export function openapiOf(
  registry: Registry,
  calls: Readonly<Record<string, Call>>,
  person?: Person,
): JsonSchema {
  const actor = person && actorOf(person)
  const paths = pathsOf(registry, calls, actor)
  const tagged = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ tags }) => tags)),
  )
  const tags = [...registry.entries.map(({ many }) => many), 'Calls'].filter((name) => tagged.has(name))
  return {
    openapi: '3.1.0',
    info: {
      title: `Sevenmetre content service${person ? ` for ${PEOPLE[person].many}` : ''}`,
      version: '1',
      description:
        'Lists take `_limit`, `_start`, `_sort=Date:desc,Name:asc` and conditions on any readable field: `Active=true`, `Name_contains=an`, `Date_gte=2026-01-01`. ' +
        'A field that you may not read is answered like one that does not exist. The same content by GraphQL: POST /api/graphql.',
    },
    servers: [{ url: '/api' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        ...SCHEMAS,
        ...answersIn(registry, paths, actor),
        ...Object.assign({}, ...registry.entries.map((entry) => inputsOf(entry, paths, actor))),
      },
      responses: PROBLEM_RESPONSES,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'jwt' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

type Paths = Record<string, Record<string, Written>>

function pathsOf(registry: Registry, calls: Readonly<Record<string, Call>>, actor: Actor | undefined): Paths {
  const paths: Paths = {}
  for (const [call, row] of Object.entries(calls)) {
    if (row.who === 'nobody' || (actor && !mayCall(row.who, actor))) continue
    const [method = '', path = ''] = call.split(' ')
    const address = path.replaceAll(/:(\w+)/g, '{$1}')
    const entry = registry.entries.find(({ collection }) => path.split('/')[1] === collection)
    const named = Object.hasOwn(NAMED_DOCS, call)
    const operation = (!named && entry && collectionOperation(entry, call)) || namedOperation(call, actor)
    paths[address] = { ...paths[address], [method.toLowerCase()]: written(call, row, path, operation) }
  }
  return paths
}

/** The schemas of the answers. Entries that a user owns are included, even where that user cannot list the type. */
function answersIn(registry: Registry, paths: Paths, actor: Actor | undefined): Record<string, JsonSchema> {
  const readable = registry.entries.filter(({ read }) => !actor || may(read, actor))
  const schemas: Record<string, JsonSchema> = Object.assign(
    {},
    ...readable.map((entry) => answersOf(registry, entry, actor)),
  )
  const isNamed = ({ type }: ContentType, where: string) =>
    where.includes(`/schemas/${type}"`) || where.includes(`/schemas/${type}Brief"`)
  // Entries inside relations are brief and reference no further schemas.
  for (const source of [paths, schemas]) {
    const where = JSON.stringify(source)
    for (const entry of registry.entries.filter((one) => !schemas[one.type] && isNamed(one, where)))
      Object.assign(schemas, answersOf(registry, entry, undefined))
  }
  return schemas
}

const answersOf = (
  registry: Registry,
  entry: ContentType,
  actor: Actor | undefined,
): Record<string, JsonSchema> => ({
  [entry.type]: answerOf(registry, entry, false, actor),
  [`${entry.type}Brief`]: answerOf(registry, entry, true, actor),
})

/** The schemas of the bodies that calls accept. */
function inputsOf(entry: ContentType, paths: Paths, actor: Actor | undefined): Record<string, JsonSchema> {
  const { collection, type } = entry
  const isSent = paths[`/${collection}`]?.post ?? paths[`/${collection}/{id}`]?.put
  return isSent ? { [`${type}Input`]: inputOf(entry, actor) } : {}
}

function collectionOperation({ collection, type, many }: ContentType, call: string): Operation | undefined {
  const body = jsonBody(ref(`${type}Input`))
  const one = { answer: ref(type), tag: many }
  const revision = { tag: many, problems: ['401', '403', '404'] as const }
  const operations: Record<string, Operation> = {
    [`GET /${collection}`]: {
      answer: { type: 'array', items: ref(type) },
      parameters: LIST_PARAMETERS,
      problems: ['400', '401', '403'],
      tag: many,
    },
    [`GET /${collection}/count`]: {
      answer: { type: 'integer' },
      parameters: LIST_PARAMETERS.filter(({ name }) => name === 'conditions'),
      problems: ['400', '401', '403'],
      tag: many,
    },
    [`GET /${collection}/:id`]: { ...one, problems: ['401', '403', '404'] },
    [`POST /${collection}`]: {
      ...one,
      requestBody: body,
      status: 201,
      problems: ['400', '401', '403', '422'],
    },
    [`PUT /${collection}/:id`]: {
      ...one,
      requestBody: body,
      parameters: [{ name: 'If-Match', in: 'header', schema: { type: 'string' }, example: '"3"' }],
      problems: ['400', '401', '403', '404', '409', '422'],
    },
    [`DELETE /${collection}/:id`]: {
      answer: ref('Deleted'),
      tag: many,
      problems: ['401', '403', '404', '409'],
    },
    [`GET /${collection}/:id/revisions`]: { ...revision, answer: { type: 'array', items: ref('Revision') } },
    [`POST /${collection}/:id/revisions/:version/restore`]: { ...revision, answer: ref(type) },
  }
  return Object.hasOwn(operations, call) ? operations[call] : undefined
}

function namedOperation(call: string, actor: Actor | undefined): Operation {
  const { body, answer = {}, query = [], problems = [], onlyProblems } = NAMED_DOCS[call] ?? {}
  return {
    tag: 'Calls',
    answer,
    ...(body && { requestBody: jsonBody(writableBy(actor, body)) }),
    parameters: query.map((name) => ({ name, in: 'query', required: true, schema: { type: 'string' } })),
    problems: onlyProblems ?? ['400', '401', '403', '404', '422', '429', ...problems],
  }
}

/** A body without the fields of other roles. */
function writableBy(actor: Actor | undefined, body: JsonSchema): JsonSchema {
  const { properties } = body as { properties?: Record<string, { 'x-written-by'?: Access }> }
  if (!actor || !properties) return body
  const sent = Object.entries(properties).filter(([, { 'x-written-by': writers = 'public' }]) =>
    may(writers, actor),
  )
  return { ...body, properties: Object.fromEntries(sent) }
}

type Written = JsonSchema & { readonly tags: readonly string[] }

function written(call: string, { who, says }: Call, path: string, operation: Operation): Written {
  const { parameters = [], requestBody, answer, status = 200, problems, tag } = operation
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const schema = Object.keys(answer).length > 0 ? { content: { 'application/json': { schema: answer } } } : {}
  return {
    operationId: call.replaceAll(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    summary: says,
    tags: [tag],
    'x-who': who,
    security: who === 'public' ? [{}, { session: [] }, { bearer: [] }] : [{ session: [] }, { bearer: [] }],
    parameters: [...named, ...parameters],
    ...(requestBody !== undefined && { requestBody }),
    responses: {
      [status]: { description: says, ...schema },
      ...Object.fromEntries(
        problems.map((code) => [code.slice(0, 3), { $ref: `#/components/responses/${code}` }]),
      ),
    },
  }
}

const jsonBody = (schema: JsonSchema) => ({ required: true, content: { 'application/json': { schema } } })
