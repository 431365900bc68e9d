import { expect, test } from 'vitest'
import { FIELD_TYPES } from './model/form.ts'
import { formDataInput } from './schema.ts'

const field = (facts: object) => ({ name: 'it', label: 'It', typeField: 'text', ...facts })
const problems = (...fields: object[]) =>
  (formDataInput.safeParse({ fields }).error?.issues ?? []).map((issue) => issue.message)

test.each([
  ['a name with a space', field({ name: 'a b' })],
  ['a name reserved by the page', field({ name: 'terms' })],
  ['a name of an object property', field({ name: 'constructor' })],
  ['no label', field({ label: ' ' })],
  ['an unknown type', field({ typeField: 'password' })],
  ['an unknown key', field({ onclick: 'alert(1)' })],
  ['a select without options', field({ typeField: 'select' })],
  ['two options with one value', field({ typeField: 'radio', options: ['A', 'A'] })],
  ['an initial choice that is not an option', field({ typeField: 'radio', options: ['A'], value: 'B' })],
])('a field with %s is refused [FRM-004, FRM-005]', (_, given) => {
  expect(problems(given).length).toBeGreaterThan(0)
})

test('two fields with the same name or label are refused', () => {
  expect(problems(field({}), field({ name: 'IT', label: 'Other' }))).toEqual([
    'Two fields have the same name',
  ])
  expect(problems(field({}), field({ name: 'other', label: 'it' }))).toEqual([
    'Two fields have the same label',
  ])
})

test('every type of field is accepted with all its settings [FRM-004, FRM-005]', () => {
  const all = FIELD_TYPES.map((typeField, n) =>
    field({
      name: `f${n}`,
      label: `Field ${n}`,
      typeField,
      required: true,
      placeholder: 'p',
      description: 'd',
      options: [{ label: 'A', value: 'a' }, 'b'],
      value: 'a',
      multiple: true,
      size: 3,
      disabled: false,
      rows: 4,
      accept: '.pdf',
    }),
  )
  expect(problems(...all)).toEqual([])
  expect(formDataInput.parse({ fields: all }).fields[2]?.options).toEqual([
    { label: 'A', value: 'a' },
    { label: 'b', value: 'b' },
  ])
})
