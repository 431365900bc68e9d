import { stringify } from 'csv-stringify/sync'

type Cell = string | number | null

/**
 * A table for a spreadsheet, its first line the header. What begins as a formula (= + - @, a tab, a line's end) becomes
 * a text, whoever wrote it; the mark at its front tells Excel that it is UTF-8.
 */
export const csvOf = (lines: readonly (readonly Cell[])[]): string =>
  stringify([...lines], { escape_formulas: true, bom: true })

/** The same to take along as a file. Kept nowhere. */
export const csvAnswer = (name: string, lines: readonly (readonly Cell[])[]): Response =>
  new Response(csvOf(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
