import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { Image, JsonText } from './scalars.ts'

const DESCRIPTIONS: ReadonlySet<string> = new Set(['__schema', '__type'])

/**
 * Returns a function that says whether the database's text is the complete answer to a validated query. GraphQL itself
 * answers questions about the schema, and chooses the requested parts of a picture.
 */
export function answeredByText(schema: GraphQLSchema): (document: DocumentNode) => boolean {
  // Parsed queries are cached, so each is looked at once.
  const known = new WeakMap<DocumentNode, boolean>()
  return (document) => {
    const found = known.get(document) ?? hasTextOnly(schema, document)
    known.set(document, found)
    return found
  }
}

function hasTextOnly(schema: GraphQLSchema, document: DocumentNode): boolean {
  let isText = true
  const types = new TypeInfo(schema)
  const look = visitWithTypeInfo(types, {
    [Kind.FIELD]: ({ name }) => {
      if (DESCRIPTIONS.has(name.value) || getNamedType(types.getType()) === Image) isText = false
    },
  })
  visit(document, look)
  return isText
}

/** Serialises a result whose fields may be texts of the database. */
export function stringifyTexts({ data, ...rest }: ExecutionResult): string {
  const others = JSON.stringify(rest)
  if (data === undefined) return others
  const answer = data === null ? 'null' : `{${Object.entries(data).map(fieldText).join(',')}}`
  return others === '{}' ? `{"data":${answer}}` : `{"data":${answer},${others.slice(1)}`
}

const fieldText = ([key, value]: [string, unknown]): string =>
  `${JSON.stringify(key)}:${value instanceof JsonText ? inOneLine(value) : JSON.stringify(value)}`

/** A line break in JSON is only between values, and an event stream cannot contain one. */
const inOneLine = ({ text }: JsonText): string => text.replaceAll('\n', '')
