import { z } from 'zod'

export type JsonSchema = { readonly [key: string]: unknown }

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const SAFE = Number.MAX_SAFE_INTEGER

/** Converts a zod schema, for input or output, into JSON Schema. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: one }) => {
      // The pattern repeats the format, and the safe-integer bounds of whole numbers are noise.
      if (one.format === 'uuid') delete one.pattern
      if (one.minimum === -SAFE) delete one.minimum
      if (one.maximum === SAFE) delete one.maximum
    },
  })
  return rest
}
