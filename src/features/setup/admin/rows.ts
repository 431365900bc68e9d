/** The maximum number of rows that a form shows. */
const MAX_ROWS = 100

/** Returns how many rows a form must show for all values that were typed. */
export function countRows(values: Readonly<Record<string, string>>, list: string): number {
  const numbers = Object.keys(values).flatMap((name) => {
    const [of, at] = name.split('.')
    return of === list ? Number(at) : []
  })
  return Math.min(MAX_ROWS, Math.max(-1, ...numbers) + 1)
}

export type Values = Readonly<Record<string, string>>

/** A submission that was not saved. */
export type NotSaved = {
  /** Messages by field. */
  errors: Record<string, string[]>
  values: Values
  /** The list to which empty rows are added. */
  adds?: string | undefined
  /** The ticked boxes of a list. */
  ticked?: string[] | undefined
  /** When the form was submitted for a preview. */
  previewed?: number | undefined
}

/** Returns rows as form values, named like `teams.0.name`. */
export const valuesOfRows = (list: string, rows: readonly Readonly<Record<string, string>>[]): Values =>
  Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([field, value]) => [`${list}.${at}.${field}`, value])),
  )

/** Returns the indexes of the rows to show: those with values, and the given number of empty ones. */
export const rowsToShow = (values: Values, list: string, empty: number): number[] =>
  Array.from({ length: Math.min(MAX_ROWS, countRows(values, list) + empty) }, (_, at) => at)
