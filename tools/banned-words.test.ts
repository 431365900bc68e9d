import { expect, test } from 'vitest'
import { bannedWords } from './banned-words.ts'

test('a banned word is refused with its line and what to write', () => {
  expect(bannedWords('src/a.ts', 'const one = 1\n// The deed of the caller\n')).toEqual([
    'src/a.ts:2: "deed": write action, command.',
  ])
})

test('a banned word is refused within a longer name, and in any place of the tree', () => {
  expect(bannedWords('src/a.ts', 'const invoiceWish = 1')).toHaveLength(1)
  expect(bannedWords('src/a.css', '.desk-card { color: red }')).toHaveLength(1)
  expect(bannedWords('docs/a.md', 'It asks somebody anew.')).toHaveLength(2)
})

test('plain words pass', () => {
  expect(
    bannedWords('src/a.ts', 'The caller sends the request again; a desktop shows the description.'),
  ).toEqual([])
})
