import { expect, test } from 'vitest'
import { csvResponse, toCsv } from './csv.ts'

test('a cell that begins like a formula is exported as text', () => {
  const starts = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
  for (const start of starts) {
    const [, line = ''] = toCsv([['Name'], [`${start}1+1`]]).split('\n')
    expect(line.replace(/^"/, '')).toMatch(/^'/)
  }
  expect(toCsv([['Name'], ['Ana, "Anna" Kovač', 12.5]])).toBe('\ufeffName\n"Ana, ""Anna"" Kovač",12.5\n')
})

test('an export is a named download that no cache keeps', () => {
  const { headers } = csvResponse('members', [['Name']])
  expect(headers.get('content-disposition')).toBe('attachment; filename="members.csv"')
  expect(headers.get('cache-control')).toBe('private, no-store')
})
