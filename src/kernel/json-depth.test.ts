import { expect, test } from 'vitest'
import { isTooDeep } from './json-depth.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('nested lists are too deep from the 65th level', () => {
  expect(isTooDeep(nested(64))).toBe(false)
  expect(isTooDeep(nested(65))).toBe(true)
  expect(isTooDeep('{"a":'.repeat(65))).toBe(true)
})

test('brackets inside a text and lists side by side do not count as depth', () => {
  expect(isTooDeep(JSON.stringify({ text: `${'['.repeat(100)}"\\`, lists: Array(100).fill([{}]) }))).toBe(
    false,
  )
})

test('an unterminated text is read to the end', () => {
  expect(isTooDeep('"\\')).toBe(false)
})
