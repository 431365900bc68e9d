import { type FieldNode, GraphQLError } from 'graphql'
import { Forbidden } from '../../kernel/errors.ts'
import { BadQuery } from '../../platform/content/resolve.ts'

type Place = { nodes: readonly FieldNode[]; path: readonly (string | number)[] }

const FORBIDDEN = { extensions: { code: 'FORBIDDEN' } }

/**
 * The message for a field that the reader may not read. An unknown field in a filter or sort order gets the same
 * message.
 */
export const mayNotRead = (type: string, field: string): string => `You may not read ${type}.${field}`

export const forbiddenType = (type: string): GraphQLError =>
  new GraphQLError(`You may not read ${type}`, FORBIDDEN)

/** Creates one error for a field of the query, regardless of the number of rows. */
export const forbiddenField = (type: string, field: string, { nodes, path }: Place): GraphQLError =>
  new GraphQLError(mayNotRead(type, field), { nodes, path, ...FORBIDDEN })

const LIMITS = [
  [/^Query depth limit of (\d+)/, (most: string) => `is nested too deeply: use ${most} levels at most`],
  [/^Aliases limit of (\d+)/, (most: string) => `has too many aliases: use ${most} at most`],
  [/^Directives limit of (\d+)/, (most: string) => `has too many directives: use ${most} at most`],
  [/^Token limit of (\d+)/, (most: string) => `has too many tokens: use ${most} at most`],
  [/^Query Cost limit of \d+/, () => 'requests too much at once: use fewer fields, or send several queries'],
] as const

/**
 * Rewords the error for an exceeded limit, which the library reports as a syntax error. Returns other errors unchanged.
 */
export function wordedLimit(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/^Syntax Error: /, '')
  for (const [limit, words] of LIMITS) {
    const [found, most = ''] = limit.exec(message) ?? []
    if (found) return new GraphQLError(`This query ${words(most)}`, { extensions: { code: 'BAD_QUERY' } })
  }
  return error
}

/** Converts expected errors into GraphQL errors. Anything else is a bug, and Yoga masks it. */
export function worded(error: unknown, type: string): unknown {
  if (error instanceof Forbidden) return forbiddenType(type)
  if (!(error instanceof BadQuery)) return error
  const lines = Object.entries(error.fields).flatMap(([name, messages]) =>
    messages.map((message) => (message.startsWith('You may not read') ? message : `${name}: ${message}`)),
  )
  return new GraphQLError(lines.join('; '), { extensions: { code: 'BAD_QUERY', fields: error.fields } })
}
