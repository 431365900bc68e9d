import { type Cell, toCsv } from '../platform/spreadsheet/csv.ts'

/** The CSV as a download named `<name>.csv`, which no cache keeps. */
export const csvResponse = (name: string, lines: readonly (readonly Cell[])[]): Response =>
  new Response(toCsv(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
