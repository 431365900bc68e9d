import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import type { ContentType, Field } from '../../platform/content/content-type.ts'
import { isWhole } from '../../platform/content/field-schema.ts'
import type { Registry } from '../../platform/content/registry.ts'
import type { GraphqlContext } from './graphql-context.ts'
import { countBelow, listBelow, oneBelow } from './resolve.ts'
import { Day, Image, Instant, Json, JsonText, Text } from './scalars.ts'

type FieldConfig = GraphQLFieldConfig<unknown, GraphqlContext>

const WHERE: GraphQLFieldConfigArgumentMap = {
  where: { type: Json, description: 'Conditions, like { Active: true, Name_contains: "an" }.' },
}
const LIST: GraphQLFieldConfigArgumentMap = {
  sort: { type: GraphQLString, description: 'Like "Date:desc,Name:asc".' },
  limit: { type: GraphQLInt },
  start: { type: GraphQLInt },
  ...WHERE,
}

/** A field of the query type. `read` returns its answer as JSON text. */
type Root = {
  readonly type: GraphQLOutputType
  readonly args: GraphQLFieldConfigArgumentMap
  readonly description?: string
  readonly read: (
    args: Readonly<Record<string, unknown>>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => Promise<string>
}

/**
 * Builds the GraphQL schema: a type, a list, a count and a lookup by id for each content type, with the wire names. The
 * schema shows every field; permissions are checked for each query. [API-001]
 */
export const schemaOf = (registry: Registry): GraphQLSchema => schemasOf(registry).schema

/**
 * Builds the schema, and one with the same query fields whose answers are the texts that the database returns. It
 * executes queries that the first has validated, without a call for each field of each row. [decision 0241]
 */
export function schemasOf(registry: Registry): { schema: GraphQLSchema; texts: GraphQLSchema } {
  const types = new Map<string, GraphQLObjectType>()
  for (const contentType of registry.contentTypes) {
    const fields = () => fieldsOf(registry, contentType, types)
    types.set(
      contentType.collection,
      new GraphQLObjectType({ name: contentType.type, description: contentType.one, fields }),
    )
  }
  const roots = registry.contentTypes.flatMap((contentType) =>
    rootsOf(registry, contentType, typeOf(types, contentType.collection)),
  )
  const schema = queriesOf(roots, ({ read, ...root }) => ({
    ...root,
    resolve: async (_root, ...asked) => JSON.parse(await read(...asked)),
  }))
  const texts = queriesOf(roots, ({ type: returnType, args, read }) => ({
    type: Text,
    args,
    resolve: async (_root, given, context, info) =>
      new JsonText(await read(given, context, { ...info, returnType })),
  }))
  return { schema, texts }
}

function queriesOf(roots: readonly [string, Root][], fieldOf: (root: Root) => FieldConfig): GraphQLSchema {
  const fields = Object.fromEntries(roots.map(([name, root]) => [name, fieldOf(root)]))
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) })
}

function rootsOf(registry: Registry, contentType: ContentType, type: GraphQLObjectType): [string, Root][] {
  const most = `At most ${contentType.limit}.`
  return [
    [
      contentType.collection,
      {
        type: new GraphQLList(new GraphQLNonNull(type)),
        args: LIST,
        description: most,
        read: (args, context, info) => listBelow(registry, contentType, args, context, info),
      },
    ],
    [
      `${contentType.collection}Count`,
      {
        type: GraphQLInt,
        args: WHERE,
        read: (args, context) => countBelow(registry, contentType, args, context),
      },
    ],
    [
      contentType.single,
      {
        type,
        args: { id: { type: new GraphQLNonNull(GraphQLID) } },
        read: (args, context, info) => oneBelow(registry, contentType, String(args.id), context, info),
      },
    ],
  ]
}

function fieldsOf(
  registry: Registry,
  contentType: ContentType,
  types: ReadonlyMap<string, GraphQLObjectType>,
): Record<string, FieldConfig> {
  const fields: Record<string, FieldConfig> = {}
  for (const [name, field] of registry.fieldsOf(contentType)) {
    const relation = field.kind === 'one' || field.kind === 'many'
    // A relation to a collection that does not exist in this version has no type.
    if (relation && !types.has(field.to)) continue
    fields[name] = {
      type: outputOf(field, types),
      ...(field.label && { description: field.label }),
      ...(field.kind === 'many' && { args: LIST }),
      // The SQL statement returns each value under its response key.
      resolve: ownValue,
    }
  }
  return fields
}

const ownValue: NonNullable<FieldConfig['resolve']> = (source, _args, _context, info) =>
  (source as Record<string, unknown>)[info.path.key] // a row of the statement's JSON

function outputOf(field: Field, types: ReadonlyMap<string, GraphQLObjectType>): GraphQLOutputType {
  if (field.kind === 'one') return typeOf(types, field.to)
  if (field.kind === 'many') return new GraphQLList(new GraphQLNonNull(typeOf(types, field.to)))
  switch (field.kind) {
    case 'id':
      return new GraphQLNonNull(GraphQLID)
    case 'number':
      return isWhole(field) ? GraphQLInt : GraphQLFloat
    case 'boolean':
      return GraphQLBoolean
    case 'day':
      return Day
    case 'instant':
      return Instant
    case 'json':
      return Json
    case 'image':
      return Image
    default:
      return GraphQLString
  }
}

function typeOf(types: ReadonlyMap<string, GraphQLObjectType>, collection: string): GraphQLObjectType {
  const type = types.get(collection)
  if (!type) throw new RangeError(`no content type has the collection ${collection}`)
  return type
}
