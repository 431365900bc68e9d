import { expect, test } from 'vitest'
import { htmlOfPlainText, isPlainHtml, plainTextOf } from './plain-html.ts'

test('paragraphs edited as plain text become the same paragraphs again', () => {
  const html = '<p>Hi {name},</p><p>5 &lt; 6 &amp; more<br>next line</p>'
  expect(plainTextOf(html)).toBe('Hi {name},\n\n5 < 6 & more\nnext line')
  expect(htmlOfPlainText(plainTextOf(html))).toBe(html)
  expect(isPlainHtml(html)).toBe(true)
  expect(isPlainHtml('')).toBe(true)
  expect(isPlainHtml('<p>One</p>\n<p>Two</p>\n')).toBe(true)
})

test('a text with links, headings, lists, pictures or marks is not plain', () => {
  for (const html of [
    '<p>See <a href="/gd">us</a></p>',
    '<h2>Title</h2><p>Text</p>',
    '<ul><li>One</li></ul>',
    '<p><img src="/a.png" alt=""></p>',
    '<p><b>Bold</b></p>',
  ])
    expect(isPlainHtml(html), html).toBe(false)
})

test('text that looks like markup is escaped', () => {
  expect(htmlOfPlainText('<b>Hi</b>\r\n\r\nsecond\r\nline\n\n\n')).toBe(
    '<p>&lt;b&gt;Hi&lt;/b&gt;</p><p>second<br>line</p>',
  )
})

test('marks are dropped and lines are kept', () => {
  expect(plainTextOf('<h2>Title</h2><ul><li>One</li><li>Two</li></ul><p>End</p>')).toBe(
    'Title\n\n- One\n- Two\n\nEnd',
  )
})
