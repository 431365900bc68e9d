import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { kitForm } from '../model/kit-change.ts'
import { KitFields } from './kit-fields.tsx'

test('every field of the form has a name that the change of many items reads [STO-059]', () => {
  const page = renderToStaticMarkup(createElement(KitFields, { total: 2, errors: {}, values: {} }))
  const names = [...page.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name = '']) => name)
  expect(names).toContain('price1')
  const known = new Set(Object.keys(kitForm.shape))
  expect(names.filter((name) => !known.has(name))).toEqual([])
})
