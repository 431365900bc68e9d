import { expect, test } from 'vitest'
import { isTooDeep } from './json-depth.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('lists in lists are too deep from the 65th on', () => {
  expect(isTooDeep(nested(64))).toBe(false)
  expect(isTooDeep(nested(65))).toBe(true)
  expect(isTooDeep('{"a":'.repeat(65))).toBe(true)
})

test('brackets in a text and lists side by side are not deep', () => {
  expect(isTooDeep(JSON.stringify({ text: `${'['.repeat(100)}"\\`, lists: Array(100).fill([{}]) }))).toBe(
    false,
  )
})

test('a text that never ends is read to its end', () => {
  expect(isTooDeep('"\\')).toBe(false)
})
