import { expect, test } from 'vitest'
import { answersOf, type Filled, problemsIn, senderOf, type Upload } from './answers.ts'
import type { FormField } from './form.ts'

const options = ['S', 'M', 'L'].map((value) => ({ label: `Size ${value}`, value }))
const field = (facts: Partial<FormField>): FormField => ({
  name: 'it',
  label: 'Shirt',
  typeField: 'text',
  ...facts,
})
const filled = (texts: Record<string, string[]>, more: Partial<Filled> = {}): Filled => ({
  texts: new Map(Object.entries(texts)),
  uploads: new Map(),
  terms: true,
  ...more,
})
const paper = (name: string, size = 1000): Upload => ({
  name,
  size,
  arrayBuffer: async () => new ArrayBuffer(0),
})
const problem = (one: FormField, given: string[]) => problemsIn([one], filled({ it: given })).it

test('every form is refused unless the terms are accepted [FRM-014]', () => {
  expect(problemsIn([], filled({}, { terms: false }))).toEqual({ terms: ['Please accept the terms'] })
})

test.each([['text'], ['email'], ['textarea'], ['select'], ['radio'], ['checkbox'], ['file']] as const)(
  'an empty %s is refused by its label if it is required and accepted if it is not [FRM-016]',
  (typeField) => {
    const required = field({ typeField, options, required: true })
    expect(problem(required, [])).toEqual(['Shirt is required'])
    expect(problem(required, [' \n '])).toEqual(['Shirt is required'])
    expect(problem({ ...required, required: false }, [])).toBeUndefined()
  },
)

test('a required question that is left open asks for an answer [FRM-016]', () => {
  const question = field({ label: 'Which evenings suit you?', required: true })
  expect(problem(question, [])).toEqual(['Please answer this question'])
})

test('the problems of all fields are reported at once, in the order of the form [FRM-016]', () => {
  const fields = [
    field({ name: 'name', label: 'Name', required: true }),
    field({ name: 'email', label: 'Email', typeField: 'email', required: true }),
    field({ name: 'size', typeField: 'select', options }),
  ]
  const problems = problemsIn(fields, filled({ email: ['no address'], size: ['XXXL'] }, { terms: false }))
  expect(Object.keys(problems)).toEqual(['name', 'email', 'size', 'terms'])
})

test('an e-mail field accepts exactly one address [FRM-017]', () => {
  const email = field({ typeField: 'email' })
  for (const text of ['ana', 'ana@example', 'ana@example.org, all@example.org'])
    expect(problem(email, [text])).toEqual(['Please enter an e-mail address like name@example.org'])
  expect(problem(email, [' ana@example.org '])).toBeUndefined()
})

test('choices are checked against the options of the form [FRM-005]', () => {
  for (const typeField of ['select', 'radio', 'checkbox'] as const)
    expect(problem(field({ typeField, options }), ['XXXL'])).toEqual(['Please choose from the list'])
  expect(problem(field({ typeField: 'checkbox', value: 'Yes' }), ['Maybe'])).toEqual([
    'Please choose from the list',
  ])
})

test('a field accepts several answers only where the form allows them [FRM-004]', () => {
  for (const typeField of ['text', 'select', 'radio'] as const)
    expect(problem(field({ typeField, options }), ['S', 'M'])).toEqual(['Shirt takes one answer'])
  expect(problem(field({ typeField: 'select', multiple: true, options }), ['S', 'M'])).toBeUndefined()
  expect(problem(field({ typeField: 'checkbox', options }), ['S', 'M'])).toBeUndefined()
})

test('texts longer than the maximum are refused', () => {
  expect(problem(field({}), ['x'.repeat(301)])).toEqual(['Shirt takes 300 characters at most'])
  expect(problem(field({ typeField: 'textarea' }), ['x'.repeat(5001)])).toEqual([
    'Shirt takes 5000 characters at most',
  ])
})

test('files are refused by number, size and extension before they are opened [FRM-005]', () => {
  const file = field({ typeField: 'file', accept: '.pdf' })
  const problemWith = (...uploads: Upload[]) =>
    problemsIn([file], filled({}, { uploads: new Map([['it', uploads]]) })).it
  expect(problemWith(paper('a.pdf'), paper('b.pdf'))).toEqual(['Shirt takes one file at most'])
  expect(problemWith(paper('a.pdf', 5 * 1024 * 1024 + 1))).toEqual(['A file can be up to 5 MB'])
  expect(problemWith(paper('a.png'))).toEqual(['Please choose a file that ends in .pdf'])
  expect(problemWith(paper('a.pdf.html'))).toEqual(['Please choose a file that ends in .pdf'])
  expect(problemWith(paper('A.PDF'))).toBeUndefined()
})

test('disabled fields and HTML blocks are not required, and values sent for them are ignored [FRM-004]', () => {
  const fields = [
    field({ name: 'off', disabled: true, required: true }),
    field({ name: 'html', typeField: 'htmlcustom', required: true, value: '<p>x</p>' }),
  ]
  const sent = filled({ off: ['changed'], html: ['changed'] })
  expect(problemsIn(fields, sent)).toEqual({})
  expect(answersOf(fields, sent)).toEqual([{ label: 'Terms', value: 'accepted' }])
})

test('an answer lists labels and values in the order of the form, with the terms last [FRM-011]', () => {
  const fields = [
    field({ name: 'name', label: 'Name' }),
    field({ name: 'sizes', label: 'Sizes', typeField: 'checkbox', options }),
    field({ name: 'none', label: 'Not filled in' }),
    field({ name: 'paper', label: 'Paper', typeField: 'file' }),
  ]
  const papers = new Map([['paper', [{ id: 'file-1', name: 'a.pdf' }]]])
  const sent = filled({ sizes: ['S', 'L'], name: [' Ana\r\nBcc: x@example.org '], unknown: ['x'] })
  expect(answersOf(fields, sent, papers)).toEqual([
    { label: 'Name', value: 'Ana Bcc: x@example.org' },
    { label: 'Sizes', value: 'S, L' },
    { label: 'Paper', value: 'a.pdf', files: ['file-1'] },
    { label: 'Terms', value: 'accepted' },
  ])
})

test('the sender is the address in the first e-mail field', () => {
  const fields = [field({}), field({ name: 'mail', typeField: 'email' })]
  expect(senderOf(fields, filled({ it: ['x'], mail: ['ana@example.org'] }))).toBe('ana@example.org')
  expect(senderOf(fields, filled({}))).toBeUndefined()
})

test('an internationalised address is accepted and normalised [FRM-017]', () => {
  const email = field({ typeField: 'email' })
  const typed = filled({ it: ['用户@XN--FSQU00A.广告'] })
  expect(problemsIn([email], typed)).toEqual({})
  expect(senderOf([email], typed)).toBe('用户@例子.广告')
  expect(answersOf([email], typed)[0]?.value).toBe('用户@例子.广告')
})
