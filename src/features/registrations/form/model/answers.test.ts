import { expect, test } from 'vitest'
import { localDate } from '../../../../kernel/dates.ts'
import type { RegistrationDetail } from '../../../content/model/content.ts'
import { readDetails, readGuardian, readQuestions } from './answers.ts'

const TODAY = localDate('2026-06-20')

const detail = (type: RegistrationDetail['type'], options?: string[]): RegistrationDetail => ({
  id: 'it',
  label: 'It',
  type,
  required: true,
  ...(options && { options }),
})

const read = (field: RegistrationDetail, value: string, before = '') =>
  readDetails(
    [field],
    new Map([[field.id, value]]),
    before ? [{ id: field.id, label: field.label, value: before }] : [],
    TODAY,
  )

test.each([
  ['email', 'liv@example.org, all@example.org'],
  ['email', 'liv@example.org\r\nBcc: all@example.org'],
  ['number', 'tall'],
  ['number', '-180'],
  ['date', '2026-02-30'],
  ['date', '2026-06-21'],
  ['date', '1899-12-31'],
  ['select', 'Elsewhere'],
  ['text', 'x'.repeat(201)],
  ['textarea', 'x'.repeat(2001)],
] as const)('a detail of type %s is refused for %j and keeps its earlier value [REG-016]', (type, value) => {
  const field = detail(type, type === 'select' ? ['Women', 'Men'] : undefined)
  const { answers, problems } = read(field, value, 'before')
  expect(Object.keys(problems)).toEqual(['it'])
  expect(answers).toEqual([{ id: 'it', label: 'It', value: 'before' }])
})

test.each([
  ['text', ' Liv \u0000 Berg ', 'Liv Berg'],
  ['email', 'liv@example.org', 'liv@example.org'],
  ['email', 'Jörg@XN--MLLER-KVA.example', 'jörg@müller.example'],
  ['number', '178,5', '178,5'],
  ['date', '2026-06-20', '2026-06-20'],
  ['select', 'Men', 'Men'],
  ['textarea', 'one\r\ntwo', 'one\ntwo'],
] as const)(
  'a detail of type %s accepts %j with its id and label [REG-016, REG-021]',
  (type, value, kept) => {
    const field = detail(type, type === 'select' ? ['Women', 'Men'] : undefined)
    expect(read(field, value)).toEqual({ answers: [{ id: 'it', label: 'It', value: kept }], problems: {} })
  },
)

test('emptied details are removed, and unknown ones ignored [REG-014]', () => {
  expect(read(detail('text'), ' ', 'before')).toEqual({ answers: [], problems: {} })
  const { answers } = readDetails([detail('text')], new Map([['role', 'administrator']]), [], TODAY)
  expect(answers).toEqual([])
})

test('an answer is accepted only if the question offers it [REG-011, REG-013]', () => {
  const question = { id: 'played', label: 'Played?', options: [{ value: 'yes', label: 'Yes' }] }
  expect(readQuestions([question], new Map([['played', 'perhaps']]))).toEqual([])
  expect(readQuestions([question], new Map([['played', 'yes']]))).toEqual([
    { id: 'played', label: 'Played?', value: 'yes' },
  ])
})

test("a guardian's invalid address is reported and not saved [resolutions C09]", () => {
  expect(readGuardian('Kari', 'kari@')).toMatchObject({
    name: 'Kari',
    email: '',
    problem: expect.any(String),
  })
  expect(readGuardian(' Kari\n Berg', 'kari@example.org')).toEqual({
    name: 'Kari Berg',
    email: 'kari@example.org',
  })
  expect(readGuardian('Kari', 'kari@xn--mller-kva.example').email).toBe('kari@müller.example')
})

test.each([
  ['phone', 'call me', 'Enter a phone number, like 020 7946 0123 or +44 20 7946 0123'],
  ['height', '1.82', 'Enter the height in centimetres, like 182'],
  ['weight', '7', 'Enter the weight in kilograms, like 74'],
])('the detail %s is refused for "%s" with a message', (id, value, message) => {
  const { answers, problems } = read({ ...detail('text'), id }, value)
  expect(answers).toEqual([])
  expect(problems).toEqual({ [id]: [message] })
})

test('registering a child under 16 needs the date of birth of a child', () => {
  const field = { ...detail('date'), id: 'dob' }
  const born = (day: string, isJunior: boolean) =>
    readDetails([field], new Map([['dob', day]]), [], TODAY, { isJunior }).problems
  expect(born('1990-01-01', true).dob).toEqual([expect.stringContaining('a child under 16')])
  expect(born('2010-06-20', true).dob).toHaveLength(1)
  expect(born('2010-06-21', true)).toEqual({})
  expect(born('1990-01-01', false)).toEqual({})
})
