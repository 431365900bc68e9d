import { done, type Outcome, refused } from '../../kernel/outcome.ts'

/** The cells of a spreadsheet. `row` is numbered as in the spreadsheet program: the header is row 1. */
export type Table = { header: string[]; rows: { row: number; cells: string[] }[] }

export type TableRefusal =
  | { reason: 'EMPTY' }
  /** The row starts a quoted cell that never ends. */
  | { reason: 'OPEN_QUOTE'; row: number }
  | { reason: 'TOO_MANY_ROWS'; rows: number }
  | { reason: 'TOO_MANY_COLUMNS'; columns: number }

const MAX_COLUMNS = 60
const SEPARATORS = ['\t', ';', ',']

/**
 * Parses comma-, semicolon- or tab-separated text (RFC 4180), from a file or pasted. Blank rows are skipped. Cells are
 * never evaluated: "=1+1" is just text.
 */
export function parseTable(given: string, mostRows: number): Outcome<{ table: Table }, TableRefusal> {
  const { text, separator } = separated(given)
  const read = readRecords(text, separator, mostRows + 1)
  if (read.openQuote > 0) return refused('OPEN_QUOTE', { row: read.openQuote })
  const [header, ...rows] = read.records
  if (!header || rows.length === 0) return refused('EMPTY')
  if (read.count > mostRows + 1) return refused('TOO_MANY_ROWS', { rows: read.count - 1 })
  const columns = header.cells.length
  if (columns > MAX_COLUMNS) return refused('TOO_MANY_COLUMNS', { columns })
  return done({ table: { header: header.cells, rows } })
}

/**
 * Detects the separator: some programs name it in the first line ("sep=;"); otherwise it is the most frequent one in
 * the header.
 */
function separated(given: string): { text: string; separator: string } {
  const text = given.replace(/^\uFEFF/, '')
  const named = /^sep=(.)\r?\n/i.exec(text)
  if (named) return { text: text.slice(named[0].length), separator: named[1] ?? ',' }
  const header = (/^\s*[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const [most = ','] = SEPARATORS.toSorted((a, b) => header.split(b).length - header.split(a).length)
  return { text, separator: header.includes(most) ? most : ',' }
}

type Records = { records: { row: number; cells: string[] }[]; count: number; openQuote: number }

/**
 * Parses all records but stores only the first `most`, so that a huge file can be counted without filling the memory.
 */
function readRecords(text: string, separator: string, most: number): Records {
  const read: Records = { records: [], count: 0, openQuote: 0 }
  let at = 0
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = []
    for (;;) {
      const cell = readCell(text, at, separator)
      if (!cell) return { ...read, openQuote: row }
      cells.push(cell.value)
      at = cell.end
      if (text[at] !== separator) break
      at += 1
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    if (cells.every((value) => value.trim() === '')) continue
    read.count += 1
    if (read.count <= most) read.records.push({ row, cells })
  }
  return read
}

/** Parses one cell. Returns undefined if its quotes are never closed. `end` is the position after it. */
function readCell(
  text: string,
  start: number,
  separator: string,
): { value: string; end: number } | undefined {
  if (text[start] !== '"') return plainEnd(text, start, separator)
  let value = ''
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return undefined
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"') {
      const rest = plainEnd(text, quote + 1, separator)
      return { value: value + rest.value, end: rest.end }
    }
    value += '"'
    at = quote + 2
  }
}

function plainEnd(text: string, start: number, separator: string): { value: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(start, end), end }
}
