import { expect, test } from 'vitest'
import { csvAnswer, csvOf } from './csv.ts'

test('whatever begins as a formula is a text in every table that leaves the house', () => {
  const starts = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
  for (const start of starts) {
    const [, line = ''] = csvOf([['Name'], [`${start}1+1`]]).split('\n')
    expect(line.replace(/^"/, '')).toMatch(/^'/)
  }
  expect(csvOf([['Name'], ['Ana, "Anna" Kovač', 12.5]])).toBe('\ufeffName\n"Ana, ""Anna"" Kovač",12.5\n')
})

test('a table is a file of its own name and is kept nowhere', () => {
  const { headers } = csvAnswer('members', [['Name']])
  expect(headers.get('content-disposition')).toBe('attachment; filename="members.csv"')
  expect(headers.get('cache-control')).toBe('private, no-store')
})
