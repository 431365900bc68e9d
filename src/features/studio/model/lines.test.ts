import { expect, test } from 'vitest'
import type { Field } from '../../../platform/content/content-type.ts'
import { toLines } from './lines.ts'

const field = (given: object) => given as Field
const nameOf = (id: string) => `name of ${id}`

test('a rich text is converted block by block, with headings, items, links and pictures', () => {
  const html =
    '<h2>Next</h2><p>Come <strong>now</strong> &amp; see <a href="/x">us</a>.</p><ul><li>One</li><li>Two</li></ul><img src="/files/1" alt="A goal">'
  expect(toLines(field({ kind: 'richText' }), html, nameOf)).toEqual([
    '## Next',
    'Come **now** & see us (/x).',
    '• One',
    '• Two',
    '[picture: A goal]',
  ])
})

test('references are shown by name, ticks and times in words, and JSON without punctuation', () => {
  expect(toLines(field({ kind: 'many' }), ['1', '2'], nameOf)).toEqual(['name of 1', 'name of 2'])
  expect(toLines(field({ kind: 'boolean' }), false, nameOf)).toEqual(['No'])
  expect(toLines(field({ kind: 'instant' }), '2026-06-27T12:00:00.000Z', nameOf)).toEqual([
    '27th June 2026 13:00',
  ])
  expect(toLines(field({ kind: 'number', unit: 'pounds' }), 2.5, nameOf)).toEqual(['£2.50'])
  expect(toLines(field({ kind: 'json' }), [{ title: 'Teams', link: '/teams' }], nameOf)).toEqual([
    '    title: Teams',
    '    link: /teams',
  ])
})
