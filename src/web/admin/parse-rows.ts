import type { z } from 'zod'
import { errorsOf, type Parsed, refuseForm } from '../parse-form.ts'

/** The maximum number of rows in a form's list. */
const MAX_ROWS = 100

/**
 * Validates a form with lists, whose fields are named `teams.0.name`, `teams.1.name` and so on. Messages and typed
 * values use the same names, as with `parseForm`.
 */
export function parseRows<S extends z.ZodType>(
  schema: S,
  form: FormData,
  lists: readonly string[],
): Parsed<z.output<S>> {
  const flat = [...form].filter(([, value]) => typeof value === 'string')
  const rows = lists.map((list) => [list, rowsIn(form, list)])
  const parsed = schema.safeParse({ ...Object.fromEntries(flat), ...Object.fromEntries(rows) })
  return parsed.success ? { ok: true, value: parsed.data } : refuseForm(form, errorsOf(parsed.error))
}

/** Collects the rows of one list. A number that was not sent becomes an empty row. */
function rowsIn(form: FormData, list: string): Record<string, string>[] {
  const rows: Record<string, string>[] = []
  for (const [name, value] of form) {
    const [of, at, field] = name.split('.')
    const index = Number(at)
    if (of !== list || !field || typeof value !== 'string' || !(index >= 0 && index < MAX_ROWS)) continue
    while (rows.length <= index) rows.push({})
    const row = rows[index]
    if (row) row[field] = value.replaceAll('\0', '')
  }
  return rows
}
