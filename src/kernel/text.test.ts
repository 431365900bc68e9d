import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'
import { count, folded, nthSlug, plainLine, plainText, slugOf, textOf } from './text.ts'

test.each([
  ['  Men 1  ', 'men-1'],
  ['Dušan Petrović', 'dusan-petrovic'],
  ['Søren Ærø', 'soren-aero'],
  ['Pre-season   camp -- Århus!', 'pre-season-camp-arhus'],
  ['50% off?', '50-off'],
  ['O’Brien’s', 'obriens'],
  ["O'Brien's don't", 'obriens-dont'],
  ['Balls & bags', 'balls-bags'],
  ['Q&A', 'qa'],
  ['I ♥ handball', 'i-handball'],
  ['Summer – winter — 2026/27', 'summer-winter-202627'],
  ['U.16 Boys_A', 'u16-boysa'],
  ['Жан\u00a0Straße', 'zhan-strasse'],
])('the slug of "%s" is %s [SYS-036]', (title, slug) => {
  expect(slugOf(title, 'x')).toBe(slug)
})

test('a title without usable characters gets the fallback [SYS-036]', () => {
  expect(slugOf('東京', 'post-1')).toBe('post-1')
  expect(slugOf('!!!', 'post-2')).toBe('post-2')
})

test('a taken slug is tried again with a number', () => {
  expect([1, 2, 3].map((n) => nthSlug('men', n))).toEqual(['men', 'men-2', 'men-3'])
})

test('the text of an HTML fragment has no tags', () => {
  expect(textOf('<p>Come &amp; <b>play</b></p><p>now</p>')).toBe('Come & play now')
})

test('an excerpt ends at a word', () => {
  expect(excerpt('London plays handball here', 15)).toBe('London plays…')
  expect(excerpt('short', 15)).toBe('short')
})

test('typed text loses control characters and keeps its lines', () => {
  expect(plainText(' a\u0000b\ud800\u001b[31m\r\nc\td ')).toBe('ab\ufffd[31m\nc\td')
  expect(plainLine('Ana\r\nBcc: all@example.org')).toBe('Ana Bcc: all@example.org')
})

test.each([
  ['Łukasz ØSTERGÅRD', 'lukasz ostergard'],
  ['Weiß Þór', 'weiss tor'],
])('%s is searched as %s [ADM-008, VOL-020, resolutions F15]', (text, key) => {
  expect(folded(text)).toBe(key)
})

test('things are counted with their noun and grouped digits', () => {
  expect([count(1, 'member'), count(2, 'member'), count(9997, 'entry', 'entries')]).toEqual([
    '1 member',
    '2 members',
    '9,997 entries',
  ])
})
