import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | null

/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Lines of CSV for a spreadsheet. Cells that begin like a formula (= + - @, tab, line break) are escaped to text.
 */
export const csvLines = (lines: readonly (readonly Cell[])[]): string =>
  stringify([...lines], { escape_formulas: true })

/** A whole CSV file; the first row is the header. */
export const toCsv = (lines: readonly (readonly Cell[])[]): string => `${BYTE_ORDER_MARK}${csvLines(lines)}`
