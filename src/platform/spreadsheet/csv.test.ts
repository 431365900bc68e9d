import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('a cell that looks like a formula is exported as text', () => {
  const starts = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
  for (const start of starts) {
    const [, line = ''] = toCsv([['Name'], [`${start}1+1`]]).split('\n')
    expect(line.replace(/^"/, '')).toMatch(/^'/)
  }
  expect(toCsv([['Name'], ['Ana, "Anna" Kovač', 12.5]])).toBe('\ufeffName\n"Ana, ""Anna"" Kovač",12.5\n')
})
