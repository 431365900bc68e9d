import { NESTED_OBJECTS } from '../../features/studio/commands/nested-objects.server.ts'
import type { Actor } from '../../kernel/actor.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

/**
 * The fields of a collection that are stored as separate rows and that this writer may send. Without a writer, all of
 * them.
 */
export function ownRowsOf(collection: string, writer?: Actor): Record<string, JsonSchema> {
  const known = Object.entries(NESTED_OBJECTS[collection] ?? {})
  const sent = known.filter(([, { mayWrite }]) => !writer || mayWrite(writer))
  return Object.fromEntries(
    sent.map(([name, one]) => [name, { ...jsonSchemaOf(one.schema), description: one.description }]),
  )
}
