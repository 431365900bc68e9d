import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { parseTable } from './parse-table.ts'

const MOST = 10
const tableOf = (text: string) => {
  const parsed = parseTable(text, MOST)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.table
}

test('a picture, an archive and a PDF are refused as text', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const zip = Buffer.from('504b0304140006000800000021', 'hex')
  const pdf = Buffer.from('%PDF-1.7\n%\u0000\u0001\u0002', 'latin1')
  for (const bytes of [png, zip, pdf]) expect(decodeText(bytes)).toEqual({ ok: false, reason: 'NOT_TEXT' })
})

test('an empty table, a header alone, an unclosed quotation, and too many rows or columns are refused', () => {
  const lines = (rows: number) => `Name\n${'Ana\n'.repeat(rows)}`
  for (const text of ['', ' \n\n', 'Name,E-mail', 'Name\n\n , \n'])
    expect(parseTable(text, MOST)).toEqual({ ok: false, reason: 'EMPTY' })
  expect(parseTable('Name\nAna\n"Ben\nCy\n', MOST)).toEqual({ ok: false, reason: 'OPEN_QUOTE', row: 3 })
  expect(parseTable(lines(MOST), MOST).ok).toBe(true)
  expect(parseTable(lines(100_000), MOST)).toEqual({ ok: false, reason: 'TOO_MANY_ROWS', rows: 100_000 })
  expect(parseTable(`${'a,'.repeat(60)}a\nb`, MOST)).toMatchObject({
    reason: 'TOO_MANY_COLUMNS',
    columns: 61,
  })
})

test('commas, semicolons, tabs and a named separator are parsed with every kind of line break', () => {
  const wanted = { header: ['Name', 'Team'], rows: [{ row: 2, cells: ['Ana Kovač', 'Men 1'] }] }
  for (const separator of [',', ';', '\t'])
    for (const end of ['\n', '\r\n', '\r'])
      expect(tableOf(`Name${separator}Team${end}Ana Kovač${separator}Men 1${end}`)).toEqual(wanted)
  expect(tableOf('sep=;\r\nName;Team\r\nAna Kovač;Men 1').rows).toEqual(wanted.rows)
  expect(tableOf('"Name, in full";Team\nAna;Men 1').header).toEqual(['Name, in full', 'Team'])
})

test('quoted cells may contain separators, quotation marks and line breaks, and blank rows keep the row numbers', () => {
  const { rows } = tableOf('Name,Address\n"Kovač, Ana","1 ""High"" Street\nLondon"\n\nBen,\n')
  expect(rows).toEqual([
    { row: 2, cells: ['Kovač, Ana', '1 "High" Street\nLondon'] },
    { row: 4, cells: ['Ben', ''] },
  ])
})

test('a formula is read as text', () => {
  expect(tableOf('Name\n=1+1\n@SUM(A1)\n+44').rows.map(({ cells }) => cells[0])).toEqual([
    '=1+1',
    '@SUM(A1)',
    '+44',
  ])
})

test('UTF-8 and UTF-16 with and without byte order mark, and Windows-1252, give the same text', () => {
  const text = 'Name,Team\nZoë O’Brien,Men 1\n'
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16()
  const utf16 = Buffer.from(text, 'utf16le')
  const mark = Buffer.from('\uFEFF', 'utf16le')
  const windows = Buffer.from(text.replace('’', '\u0092'), 'latin1')
  const files = [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    ...[utf16, Buffer.concat([mark, utf16]), swapped(utf16), swapped(Buffer.concat([mark, utf16]))],
    windows,
  ]
  for (const bytes of files) expect(decodeText(bytes)).toEqual({ ok: true, text })
})
