import { stringify } from 'csv-stringify/sync'

type Cell = string | number | null

/**
 * CSV for a spreadsheet; the first row is the header. Cells that begin like a formula (= + - @, tab, line break) are
 * escaped to text. The byte order mark tells Excel that the file is UTF-8.
 */
export const toCsv = (lines: readonly (readonly Cell[])[]): string =>
  stringify([...lines], { escape_formulas: true, bom: true })

/** The CSV as a download named `<name>.csv`, which no cache keeps. */
export const csvResponse = (name: string, lines: readonly (readonly Cell[])[]): Response =>
  new Response(toCsv(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
