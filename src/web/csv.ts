import { type Cell, toCsv } from '../platform/spreadsheet/csv.ts'

/** Returns an uncached CSV download named `<name>.csv`. */
export const csvResponse = (name: string, lines: readonly (readonly Cell[])[]): Response =>
  new Response(toCsv(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
