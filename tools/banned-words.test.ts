import { expect, test } from 'vitest'
import { bannedWords } from './banned-words.ts'

test('a banned word is reported with its line and its replacement', () => {
  expect(bannedWords('src/a.ts', 'const one = 1\n// The deed of the caller\n')).toEqual([
    'src/a.ts:2: "deed": write action, command.',
  ])
})

test('a banned word is reported within a longer name, anywhere in the repository', () => {
  expect(bannedWords('src/a.ts', 'const invoiceWish = 1')).toHaveLength(1)
  expect(bannedWords('src/a.css', '.desk-card { color: red }')).toHaveLength(1)
  expect(bannedWords('docs/a.md', 'It asks somebody anew.')).toHaveLength(2)
})

test('a banned word is reported in a file name', () => {
  expect(bannedWords('tests/support/one-plan.ts', '')).toEqual([
    'tests/support/one-plan.ts: the name has "one-plan": write single-subscription, shared-customer.',
  ])
})

test('words split over two comment lines are reported once', () => {
  expect(
    bannedWords('src/a.ts', '/**\n * Asks the caller anew.\n * A rule. [decisions\n * D11]\n */'),
  ).toEqual([
    'src/a.ts:2: "anew": write again.',
    'src/a.ts:3: "decisions D11": write resolutions A01, or docs/decisions/NNNN.',
  ])
  expect(bannedWords('a.env', '# The link is\n# over soon.')).toHaveLength(1)
})

test('old names are reported in any case, and similar longer names are not', () => {
  expect(bannedWords('src/a.ts', 'const DESK = 1; const isOver = OVER')).toHaveLength(2)
  expect(bannedWords('src/a.ts', 'const DESKTOP = isOverdue || isOvertaken')).toEqual([])
})

test('a test title without a subject is reported', () => {
  expect(bannedWords('src/a.test.ts', "test('who pays twice gets one money back', () => {")).toHaveLength(1)
  expect(bannedWords('src/a.test.ts', "test('a member who pays twice is refunded', () => {")).toEqual([])
})

test('letters of the alphabet and doors of a hall are allowed', () => {
  expect(bannedWords('src/a.ts', "'Begin with a letter.'; const letters = 3")).toEqual([])
  expect(bannedWords('demo/a.ts', 'Please change shoes at the door.')).toEqual([])
})

test('ordinary words are allowed', () => {
  expect(
    bannedWords('src/a.ts', 'The caller sends the request again; a desktop shows the description.'),
  ).toEqual([])
})
