import { expect, test } from 'vitest'
import { personIn } from './people.ts'

test.each([
  [{ label: ' Full Name ', value: 'Ana K' }, { fullName: 'Ana K' }],
  [{ label: 'name', value: 'Ana' }, { fullName: 'Ana' }],
  [{ label: 'EMAIL', value: 'a@example.org' }, { email: 'a@example.org' }],
  [{ label: 'Email address', value: 'a@example.org' }, { email: 'a@example.org' }],
  [{ label: 'Your age', value: '31' }, { age: '31' }],
  [
    { label: 'Surname', value: 'K' },
    { fullName: '', email: '', age: '' },
  ],
])('the label of %j identifies %j [FRM-022, resolutions D09]', (answer, person) => {
  expect(personIn([answer])).toMatchObject(person)
})

test('“Full name” is preferred to “Name” in any order [FRM-022]', () => {
  const lines = [
    { label: 'Name', value: 'Ana' },
    { label: 'Full name', value: 'Ana Kovač' },
  ]
  expect(personIn(lines).fullName).toBe('Ana Kovač')
})
