import { BYTE_ORDER_MARK, type Cell, csvLines } from '../../../platform/spreadsheet/csv.ts'

type Row = Record<string, unknown>

/** Formats rows as one JSON array with a row on each line. */
export async function* jsonText(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of pages) {
    yield `${before}${rows.map((row) => JSON.stringify(row)).join(',\n')}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Formats rows as CSV. A structured value, such as the answers of a form, is one cell of JSON. */
export async function* csvText(
  names: readonly string[],
  pages: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([names])}`
  for await (const rows of pages) yield csvLines(rows.map((row) => names.map((name) => cellOf(row[name]))))
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number') return value
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value)
}
