import { z } from 'zod'

export type JsonSchema = { readonly [key: string]: unknown }

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const SAFE = Number.MAX_SAFE_INTEGER

/** The JSON Schema of what a client sends to a zod schema, or of what is answered with it. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: one }) => {
      // The format says it, and the bounds of every whole number say nothing.
      if (one.format === 'uuid') delete one.pattern
      if (one.minimum === -SAFE) delete one.minimum
      if (one.maximum === SAFE) delete one.maximum
    },
  })
  return rest
}
