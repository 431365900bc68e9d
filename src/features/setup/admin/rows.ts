/** The most rows of a list that a form shows. */
const MOST_ROWS = 100

/** How many rows of a list a form has to show so that nothing typed is lost. */
export function countRows(values: Readonly<Record<string, string>>, list: string): number {
  const numbers = Object.keys(values).flatMap((name) => {
    const [of, at] = name.split('.')
    return of === list ? Number(at) : []
  })
  return Math.min(MOST_ROWS, Math.max(-1, ...numbers) + 1)
}

export type Values = Readonly<Record<string, string>>

/** What a form was sent with, when it was not saved: messages by field, what was typed, and whether rows were added. */
export type NotSaved = { errors: Record<string, string[]>; values: Values; adds?: string | undefined }

/** Saved rows as a form names them: `teams.0.name`. */
export const valuesOfRows = (list: string, rows: readonly Readonly<Record<string, string>>[]): Values =>
  Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([field, value]) => [`${list}.${at}.${field}`, value])),
  )

/** How many rows to show: those with values, and empty ones to fill in. */
export const rowsToShow = (values: Values, list: string, empty: number): number[] =>
  Array.from({ length: Math.min(MOST_ROWS, countRows(values, list) + empty) }, (_, at) => at)
