import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffLines } from './diff.ts'

const words = (lines: ReturnType<typeof diffLines>) =>
  lines.map(({ kind, text }) => ({ same: ' ', gone: '-', new: '+' })[kind] + text)

test('a changed line is gone and new, its neighbours stay', () => {
  expect(words(diffLines(['a', 'b', 'c'], ['a', 'x', 'c']))).toEqual([' a', '-b', '+x', ' c'])
  expect(words(diffLines([], ['a']))).toEqual(['+a'])
  expect(words(diffLines(['a', 'b'], ['b']))).toEqual(['-a', ' b'])
})

test('without what is new it is the text before, without what is gone the text after', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after)
      expect(lines.filter(({ kind }) => kind !== 'new').map((line) => line.text)).toEqual(before)
      expect(lines.filter(({ kind }) => kind !== 'gone').map((line) => line.text)).toEqual(after)
    }),
  )
})
