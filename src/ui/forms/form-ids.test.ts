import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { FormIds, TextField } from './field.tsx'
import { FileField } from './file-field.tsx'

const text = { label: 'Label', hint: 'Hint', errors: ['Wrong'] }
const fields = (form: string) =>
  createElement(
    FormIds,
    { form },
    createElement(TextField, { ...text, name: 'name' }),
    createElement(ChoiceGroup, {
      ...text,
      name: 'choice',
      kind: 'checkbox',
      options: [{ value: 'a', label: 'A' }],
      chosen: [],
    }),
    createElement(FileField, { ...text, name: 'file' }),
    createElement(RichTextField, { ...text, name: 'text' }),
  )

test('fields of all kinds have ids of their own in each of two forms, and hints and errors that exist', () => {
  const html = renderToStaticMarkup(createElement('div', {}, fields('one'), fields('two')))
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const named = [...html.matchAll(/\s(?:for|aria-describedby)="([^"]+)"/g)].flatMap(([, some = '']) =>
    some.split(' '),
  )
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
  expect(named.length).toBeGreaterThan(16)
})
