import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDING = /admin-table[^"'`]*\b(?:folds|stacks)\b/
const PART_WITHOUT_ROLE = /<(?:table|thead|tbody|tfoot|tr|th|td)(?:>|\s(?!\s*\{\.\.\.TABLE_ROLES\.)[^<]*?>)/

test('every part of a table that folds or stacks on phones has an explicit role, so that it stays a table there', () => {
  const files = globSync('src/**/*.tsx').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const folding = files.filter(({ text }) => FOLDING.test(text))
  expect(folding.length).toBeGreaterThan(10)
  for (const { path, text } of folding) expect(PART_WITHOUT_ROLE.exec(text)?.[0], path).toBeUndefined()
})
