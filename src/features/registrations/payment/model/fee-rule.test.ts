import { expect, test } from 'vitest'
import { localDate } from '../../../../kernel/dates.ts'
import { whyNot } from './fee-rule.ts'

const TODAY = localDate('2026-06-20')
const answer = (id: string, value: string) => ({ id, label: id, value })
const studentBorn = (day: string) => ({
  questions: [answer('applies_to_you', 'league'), answer('current_situation', 'studying')],
  details: [answer('dob', day)],
  studentCardId: 'a file',
  studentCardVerifiedAt: null,
})

test.each([
  ['who is twelve', '2014-01-31', 'This fee is for students who are 16 or older'],
  ['the day before their 16th birthday', '2010-06-21', 'This fee is for students who are 16 or older'],
  ['on their 16th birthday', '2010-06-20', undefined],
])('the fee of students, for a person %s with a student card [REG-017]', (_who, born, why) => {
  expect(whyNot({ students: true }, studentBorn(born), TODAY)).toBe(why)
})
