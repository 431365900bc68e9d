import { expect, test } from 'vitest'
import type { Field } from '../../../platform/content/content-type.ts'
import { linesOf } from './lines.ts'

const field = (given: object) => given as Field
const nameOf = (id: string) => `name of ${id}`

test('a text is read block by block, with its headings, items, links and pictures', () => {
  const html =
    '<h2>Next</h2><p>Come <strong>now</strong> &amp; see <a href="/x">us</a>.</p><ul><li>One</li><li>Two</li></ul><img src="/files/1" alt="A goal">'
  expect(linesOf(field({ kind: 'richText' }), html, nameOf)).toEqual([
    '## Next',
    'Come **now** & see us (/x).',
    '• One',
    '• Two',
    '[picture: A goal]',
  ])
})

test('references are read by name, ticks and times in words, JSON without its signs', () => {
  expect(linesOf(field({ kind: 'many' }), ['1', '2'], nameOf)).toEqual(['name of 1', 'name of 2'])
  expect(linesOf(field({ kind: 'boolean' }), false, nameOf)).toEqual(['No'])
  expect(linesOf(field({ kind: 'instant' }), '2026-06-27T12:00:00.000Z', nameOf)).toEqual([
    '27th June 2026 13:00',
  ])
  expect(linesOf(field({ kind: 'number', unit: 'pounds' }), 2.5, nameOf)).toEqual(['£2.50'])
  expect(linesOf(field({ kind: 'json' }), [{ title: 'Teams', link: '/teams' }], nameOf)).toEqual([
    '    title: Teams',
    '    link: /teams',
  ])
})
