/** The maximum number of rows that a form shows. */
const MOST_ROWS = 100

/** Returns how many rows a form must show for all values that were typed. */
export function countRows(values: Readonly<Record<string, string>>, list: string): number {
  const numbers = Object.keys(values).flatMap((name) => {
    const [of, at] = name.split('.')
    return of === list ? Number(at) : []
  })
  return Math.min(MOST_ROWS, Math.max(-1, ...numbers) + 1)
}

export type Values = Readonly<Record<string, string>>

/**
 * A refused submission: messages by field, the typed values, and the list to which rows are added, if that was the
 * button.
 */
export type NotSaved = { errors: Record<string, string[]>; values: Values; adds?: string | undefined }

/** Returns rows as form values, named like `teams.0.name`. */
export const valuesOfRows = (list: string, rows: readonly Readonly<Record<string, string>>[]): Values =>
  Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([field, value]) => [`${list}.${at}.${field}`, value])),
  )

/** Returns the indexes of the rows to show: those with values, and the given number of empty ones. */
export const rowsToShow = (values: Values, list: string, empty: number): number[] =>
  Array.from({ length: Math.min(MOST_ROWS, countRows(values, list) + empty) }, (_, at) => at)
