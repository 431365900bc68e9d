import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Note } from './note.tsx'

const noteWith = (focusOn: unknown) =>
  // biome-ignore lint/correctness/noChildrenProp: the note requires children
  renderToStaticMarkup(createElement(Note, { focusOn, children: 'Full' }))

test('a note about a refusal gets the focus on a page without scripts too, and other notes do not', () => {
  expect(noteWith({ error: 'FULL' })).toContain('tabindex="-1" autofocus=""')
  expect(noteWith(undefined)).not.toContain('autofocus')
})

test('a note colours its own icon, and not that of a button in it, which would not be readable', () => {
  const sheet = readFileSync('src/ui/primitives/note.css', 'utf8')
  const selectors = [...sheet.matchAll(/^ *(\.note.*\.icon) \{/gm)].map(([, selector]) => selector)
  expect(selectors.length).toBeGreaterThan(3)
  expect(selectors.filter((selector) => !selector?.endsWith(' > .icon'))).toEqual([])
})
