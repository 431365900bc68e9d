import { z } from 'zod'

/** Parts of a list's query in an address. Each ignores nonsense: an address may be typed or old. */

export const searchWords = z
  .string()
  .transform((text) => text.trim().slice(0, 100))
  .default('')
  .catch('')

/** From which row on the list is read. */
export const startRow = z.coerce.number().int().min(0).max(1_000_000).default(0).catch(0)

/** One of some filters; the first is the standard. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).default(values[0]).catch(values[0])

/** "Name:asc"; the first column is the standard. */
export function sortedBy<const T extends readonly [string, ...string[]]>(names: T, down = true) {
  const standard = { by: names[0], down }
  return z
    .string()
    .transform((text) => text.split(':'))
    .pipe(z.tuple([z.enum(names), z.enum(['asc', 'desc'])]))
    .transform(([by, way]) => ({ by, down: way === 'desc' }))
    .default(standard)
    .catch(standard)
}
