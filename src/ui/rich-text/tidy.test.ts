import { expect, test } from 'vitest'
import { tidy } from './tidy.ts'

test('a single paragraph in a list item or a cell is unwrapped', () => {
  expect(
    tidy('<ul><li><p>A <b>coach</b></p></li></ul><table><tr><td colspan="2"><p>x</p></td></tr></table>'),
  ).toBe('<ul><li>A <b>coach</b></li></ul><table><tr><td colspan="2">x</td></tr></table>')
})

test('several paragraphs stay', () => {
  const html = '<ul><li><p>One</p><p>Two</p></li><li><p>Three</p><ul><li>Four</li></ul></li></ul>'
  expect(tidy(html)).toBe(html)
})

test('empty paragraphs at the end are removed, and others stay', () => {
  expect(tidy('<p>One</p><p></p><img src="/files/1/640"><p></p><p></p>')).toBe(
    '<p>One</p><p></p><img src="/files/1/640">',
  )
})
