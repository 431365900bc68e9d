import { expect, test } from 'vitest'
import { memberFrom } from './member-fields.ts'

const answered = (values: Record<string, string>) =>
  Object.entries(values).map(([id, value]) => ({ id, label: `The ${id}`, value }))

const registration = (details: Record<string, string>, questions: Record<string, string> = {}) => ({
  name: 'Liv Berg',
  email: 'liv@example.org',
  questions: answered(questions),
  details: answered(details),
  guardianName: '',
  guardianEmail: '',
})

test('each detail becomes a field of the member by its id, in any order [ADM-032, REG-021, resolutions E07]', () => {
  const details = {
    historyclubs: 'Viborg\n<b>Second</b> & third',
    weight: '71,6',
    height: '178',
    position: 'Left back',
    postcode: 'SE16 7LR',
    address: '4 Quay Street\nLondon',
    country: 'Norway',
    gender: 'Women',
    dob: '1998-05-04',
    phone: '020 7946 0018',
    email: 'liv.berg@example.org',
    name: 'Liv Berg',
  }
  const { fields, leftOut } = memberFrom(registration(details, { current_situation: 'studying' }))
  expect(leftOut).toEqual([])
  expect(fields).toEqual({
    Name: 'Liv Berg',
    email: 'liv@example.org',
    Phone: '020 7946 0018',
    dob: '1998-05-04',
    gender: 'female',
    country: 'Norway',
    Address: '4 Quay Street, London',
    Postcode: 'SE16 7LR',
    Position: 'Left back',
    height: 178,
    weight: 72,
    History: '<p>Viborg<br />&lt;b&gt;Second&lt;/b&gt; &amp; third</p>',
    Active: true,
    student: true,
    GuardianName: '',
    GuardianEmail: '',
  })
})

test.each([
  ['position', 'I do not know yet'],
  ['height', '17'],
  ['weight', 'heavy'],
  ['gender', 'Either'],
  ['postcode', 'much longer than any postcode'],
  ['dob', 'in May'],
])('an invalid %s stays with the registration only [ADM-032, resolutions E07]', (id, value) => {
  const { fields, leftOut } = memberFrom(registration({ [id]: value }))
  expect(leftOut).toEqual([{ id, label: `The ${id}`, value }])
  expect(Object.keys(fields).sort()).toEqual(
    ['Active', 'GuardianEmail', 'GuardianName', 'Name', 'email', 'student'].sort(),
  )
})

test('details with other ids do not become fields of the member [ADM-032]', () => {
  const { fields } = memberFrom(registration({ Active: 'false', role: 'administrator', team: 'men-1' }))
  expect(fields).toMatchObject({ Active: true, student: false })
  expect(fields).not.toHaveProperty('role')
  expect(fields).not.toHaveProperty('team')
})
