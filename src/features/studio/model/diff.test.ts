import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffLines, shortened } from './diff.ts'

const words = (lines: ReturnType<typeof diffLines>) =>
  lines.map(({ kind, text }) => ({ same: ' ', gone: '-', new: '+' })[kind] + text)

test('a changed line is shown as removed and added, and its neighbours as the same', () => {
  expect(words(diffLines(['a', 'b', 'c'], ['a', 'x', 'c']))).toEqual([' a', '-b', '+x', ' c'])
  expect(words(diffLines([], ['a']))).toEqual(['+a'])
  expect(words(diffLines(['a', 'b'], ['b']))).toEqual(['-a', ' b'])
})

test('a diff without added lines is the old text, and without removed lines the new text', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after)
      expect(lines.filter(({ kind }) => kind !== 'new').map((line) => line.text)).toEqual(before)
      expect(lines.filter(({ kind }) => kind !== 'gone').map((line) => line.text)).toEqual(after)
    }),
  )
})

test('a change in a long text is shown with a few lines around it [resolutions E22]', () => {
  const before = Array.from({ length: 20 }, (_, n) => `line ${n}`)
  const after = before.with(10, 'another')
  expect(shortened(diffLines(before, after)).map(({ text }) => text)).toEqual([
    '… 8 lines the same',
    'line 8',
    'line 9',
    'line 10',
    'another',
    'line 11',
    'line 12',
    '… 7 lines the same',
  ])
  expect(shortened(diffLines(['a'], ['a', 'b'])).map(({ text }) => text)).toEqual(['a', 'b'])
})
