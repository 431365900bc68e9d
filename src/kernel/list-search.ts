import { z } from 'zod'

/**
 * The query parameters of a list. Invalid values become the default, because addresses are typed by hand or out of
 * date.
 */

export const searchWords = z
  .string()
  .transform((text) => text.trim().slice(0, 100))
  .default('')
  .catch('')

/** The offset of the first row to read. */
export const startRow = z.coerce.number().int().min(0).max(1_000_000).default(0).catch(0)

/** One of a list of filters; the first is the default. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).default(values[0]).catch(values[0])

/** A sort order such as "Name:asc"; the first column is the default. */
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
