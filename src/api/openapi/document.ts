import { z } from 'zod'
import type { Actor } from '../../kernel/actor.ts'
import { may } from '../../platform/content/access.ts'
import type { Access, ContentType } from '../../platform/content/content-type.ts'
import type { Registry } from '../../platform/content/registry.ts'
import { type Call, COMMON_PROBLEMS, mayCall } from '../call.ts'
import { actorOf, PEOPLE, type Person } from './audiences.ts'
import { answerOf, inputOf } from './entry-schemas.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
import { PROBLEM_RESPONSES, SCHEMAS } from './shared.ts'

/**
 * Builds the OpenAPI 3.1 document from the content types and the declared calls. With an audience, it contains only
 * what that audience may call, send and read.
 */
export function openapiOf(
  registry: Registry,
  calls: Readonly<Record<string, Call>>,
  person?: Person,
): JsonSchema {
  const actor = person && actorOf(person)
  const paths = pathsOf(calls, actor)
  const tagged = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ tags }) => tags)),
  )
  const tags = [...registry.contentTypes.map(({ many }) => many), 'Calls'].filter((name) => tagged.has(name))
  return {
    openapi: '3.1.0',
    info: {
      title: `Sevenmetre content service${person ? ` for ${PEOPLE[person].many}` : ''}`,
      version: '1',
      description:
        'Lists take `_limit`, `_start`, `_sort=Date:desc,Name:asc` and conditions on any readable field: `Active=true`, `Name_contains=an`, `Date_gte=2026-01-01`. ' +
        'A field that you may not read is treated as one that does not exist. The same content is available through GraphQL: POST /api/graphql.',
    },
    servers: [{ url: '/api' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        ...SCHEMAS,
        ...answersIn(registry, paths, actor),
        ...Object.assign(
          {},
          ...registry.contentTypes.map((contentType) => inputsOf(contentType, paths, actor)),
        ),
      },
      responses: PROBLEM_RESPONSES,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'jwt' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

type Paths = Record<string, Record<string, Operation>>

function pathsOf(calls: Readonly<Record<string, Call>>, actor: Actor | undefined): Paths {
  const paths: Paths = {}
  const collectionsFirst = Object.values(calls).toSorted((a, b) => Number(!a.tag) - Number(!b.tag))
  for (const one of collectionsFirst) {
    if (one.who === 'nobody' || (actor && !mayCall(one.who, actor))) continue
    const [method = '', path = ''] = one.route.split(' ')
    const address = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(one, path, actor) }
  }
  return paths
}

/** The response schemas. Types whose entries a user can own are included even if that user cannot list them. */
function answersIn(registry: Registry, paths: Paths, actor: Actor | undefined): Record<string, JsonSchema> {
  const readable = registry.contentTypes.filter(({ read }) => !actor || may(read, actor))
  const schemas: Record<string, JsonSchema> = Object.assign(
    {},
    ...readable.map((contentType) => answersOf(registry, contentType, actor)),
  )
  const isNamed = ({ type }: ContentType, where: string) =>
    where.includes(`/schemas/${type}"`) || where.includes(`/schemas/${type}Brief"`)
  // Entries inside relations are abbreviated and reference no further schemas.
  for (const source of [paths, schemas]) {
    const where = JSON.stringify(source)
    for (const contentType of registry.contentTypes.filter(
      (one) => !schemas[one.type] && isNamed(one, where),
    ))
      Object.assign(schemas, answersOf(registry, contentType, undefined))
  }
  return schemas
}

const answersOf = (
  registry: Registry,
  contentType: ContentType,
  actor: Actor | undefined,
): Record<string, JsonSchema> => ({
  [contentType.type]: answerOf(registry, contentType, false, actor),
  [`${contentType.type}Brief`]: answerOf(registry, contentType, true, actor),
})

/** The request body schemas. */
function inputsOf(
  contentType: ContentType,
  paths: Paths,
  actor: Actor | undefined,
): Record<string, JsonSchema> {
  const { collection, type } = contentType
  const isSent = paths[`/${collection}`]?.post ?? paths[`/${collection}/{id}`]?.put
  return isSent ? { [`${type}Input`]: inputOf(contentType, actor) } : {}
}

type Operation = JsonSchema & { readonly tags: readonly string[] }

function operationOf(one: Call, path: string, actor: Actor | undefined): Operation {
  const { route, who, says, tag = 'Calls', body, answer, status = 200, problems = COMMON_PROBLEMS } = one
  return {
    operationId: route.replaceAll(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    summary: says,
    tags: [tag],
    'x-who': who,
    security: who === 'public' ? [{}, { session: [] }, { bearer: [] }] : [{ session: [] }, { bearer: [] }],
    parameters: [...inPath(path), ...inQuery(one), ...(one.parameters ?? [])],
    ...(body && { requestBody: { required: true, content: json(writableBy(actor, described(body))) } }),
    responses: {
      [status]: { description: says, ...(answer && { content: json(described(answer)) }) },
      ...Object.fromEntries(
        problems.map((code) => [code.slice(0, 3), { $ref: `#/components/responses/${code}` }]),
      ),
    },
  }
}

const described = (shape: z.ZodType | JsonSchema): JsonSchema =>
  shape instanceof z.ZodType ? jsonSchemaOf(shape) : shape

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const inPath = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function inQuery({ query }: Call) {
  if (!query) return []
  // Query parameters are always an object schema.
  const { properties = {}, required = [] } = described(query) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** Removes from a body schema the fields that this actor may not write. */
function writableBy(actor: Actor | undefined, body: JsonSchema): JsonSchema {
  const { properties } = body as { properties?: Record<string, { 'x-written-by'?: Access }> }
  if (!actor || !properties) return body
  const sent = Object.entries(properties).filter(([, { 'x-written-by': writers = 'public' }]) =>
    may(writers, actor),
  )
  return { ...body, properties: Object.fromEntries(sent) }
}
