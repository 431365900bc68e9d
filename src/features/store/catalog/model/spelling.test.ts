import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, suggestWords, wordsOf } from './spelling.ts'

const KNOWN = ['shirt', 'shorts', 'shoe', 'socks', 'hoodie', 'keeper', 'ball', 'bag', 'match', 'training']

test.each([
  ['shrit', ['shirt']],
  ['SHRITS', ['shirt', 'shorts']],
  ['macth', ['match']],
  ['sokcs', ['socks']],
  ['hoddie', ['hoodie']],
  ['kéepr', ['keeper']],
  ['bll', ['ball']],
  ['bac', ['bag']],
  ['trainning', ['training']],
])('%s suggests %j [STO-008]', (typed, meant) => {
  expect(suggestWords(typed, KNOWN)).toEqual(meant)
})

test('the beginning of a known word suggests itself, and an unknown word nothing', () => {
  expect(suggestWords('Train', KNOWN)).toEqual(['train'])
  expect(suggestWords('xyzzy', KNOWN)).toEqual([])
  expect(suggestWords('ba', ['be'])).toEqual([])
  expect(suggestWords('bread', ['red'])).toEqual([])
  expect(suggestWords('breads', ['reads', 'red'])).toEqual(['reads'])
  expect(suggestWords('bog', [])).toEqual([])
})

test('equally near words are all suggested, three at most', () => {
  expect(suggestWords('bat', ['bar', 'ban', 'bad', 'bag', 'ball'])).toEqual(['bad', 'bag', 'ban'])
})

test('the edit distance is zero for the same word, symmetric, and one for each change', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, a)).toBe(0)
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max([...a].length, [...b].length))
      expect(editDistance(a, `${a}x`)).toBe(1)
    }),
  )
  expect(editDistance('abcd', 'acbd')).toBe(1)
})

test('words consist of letters and digits of any script', () => {
  expect(wordsOf("50% _off_ O'Neill, blå")).toEqual(['50', 'off', 'O', 'Neill', 'blå'])
})

test('a distance above the limit stays above the limit', () => {
  const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') })
  fc.assert(
    fc.property(word, word, fc.nat({ max: 4 }), (a, b, most) => {
      const slips = editDistance(a, b)
      const bounded = editDistance(a, b, most)
      expect(slips <= most ? bounded : bounded > most).toBe(slips <= most ? slips : true)
    }),
  )
})
