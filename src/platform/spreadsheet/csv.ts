import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | null

/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Formats rows as CSV. Cells that begin like a formula (= + - @, tab, line break) are escaped, to prevent CSV
 * injection.
 */
export const csvLines = (lines: readonly (readonly Cell[])[]): string =>
  stringify([...lines], { escape_formulas: true })

/** Formats a complete CSV file. The first row is the header. */
export const toCsv = (lines: readonly (readonly Cell[])[]): string => `${BYTE_ORDER_MARK}${csvLines(lines)}`
