import { expect, test } from 'vitest'
import { QUESTIONS, REGISTER_DETAILS } from '../../../../demo/data/registration-settings.ts'
import { NO_FEES } from '../../fees/model/fees.ts'
import {
  type Answered,
  type Given,
  isStudent,
  isVolunteer,
  missingDetails,
  missingText,
  openQuestions,
  openSteps,
  STEPS,
  shownDetails,
  stepNamed,
} from './registration.ts'

const ADULT_BIRTHDAY = '2008-06-20'
const settings = {
  questions: QUESTIONS,
  registerDetails: REGISTER_DETAILS,
  fees: NO_FEES,
  closedFees: NO_FEES,
}

const answered = (values: Record<string, string>): Answered[] =>
  Object.entries(values).map(([id, value]) => ({ id, label: id, value }))

const ANSWERS = {
  applies_to_you: 'league',
  current_situation: 'working',
  played_before: 'club',
  other_club: 'no',
}
const DETAILS = {
  name: 'Liv Berg',
  email: 'liv@example.org',
  phone: '1',
  dob: '1998-05-04',
  gender: 'Women',
  country: 'Norway',
  address: 'Here',
  postcode: 'SE1',
}

const given = (more: Partial<Given> = {}): Given => ({
  questions: answered(ANSWERS),
  details: answered(DETAILS),
  studentCardId: null,
  guardianName: '',
  guardianEmail: '',
  guardianConsentAt: null,
  ...more,
})

const missing = (more: Partial<Given>) =>
  missingDetails(settings, given(more), ADULT_BIRTHDAY).map(({ id }) => id)

test('a question is unanswered unless one of its answers was chosen [REG-011]', () => {
  const answers = answered({ ...ANSWERS, played_before: 'in space', other_club: '' })
  expect(openQuestions(settings, answers)).toEqual(['played_before', 'other_club'])
  expect(openQuestions(settings, answered(ANSWERS))).toEqual([])
})

test('later tabs open once all questions are answered and the required details are filled in [REG-010]', () => {
  const open = (more?: Partial<Given>) => openSteps(settings, more && given(more), ADULT_BIRTHDAY)
  expect(open()).toEqual(['questions'])
  expect(open({ questions: answered({ applies_to_you: 'league' }) })).toEqual(['questions'])
  expect(open({ details: answered({ ...DETAILS, postcode: '' }) })).toEqual(['questions', 'details'])
  expect(open({})).toEqual([...STEPS])
})

test('only required details can be missing [REG-014]', () => {
  expect(missing({ details: [] })).toEqual(Object.keys(DETAILS))
})

test.each(['studying', 'working_studying'])(
  'a person who is %s needs a student card [REG-017]',
  (situation) => {
    const questions = answered({ ...ANSWERS, current_situation: situation })
    expect(isStudent(questions)).toBe(true)
    expect(shownDetails(REGISTER_DETAILS, questions).map(({ id }) => id)).toContain('studentcard')
    expect(missing({ questions })).toEqual(['studentcard'])
    expect(missing({ questions, studentCardId: 'a file' })).toEqual([])
  },
)

test.each(['working', 'neither', ''])(
  'a person whose situation is "%s" is not asked for a student card [REG-017]',
  (situation) => {
    const questions = answered({ ...ANSWERS, current_situation: situation })
    expect(shownDetails(REGISTER_DETAILS, questions).map(({ id }) => id)).not.toContain('studentcard')
    expect(missing({ questions })).toEqual([])
  },
)

test('a student who registers a child is not asked for a student card [REG-017]', () => {
  const questions = answered({ ...ANSWERS, applies_to_you: 'junior', current_situation: 'studying' })
  expect(isStudent(questions)).toBe(false)
  expect(shownDetails(REGISTER_DETAILS, questions).map(({ id }) => id)).not.toContain('studentcard')
  expect(missing({ questions })).not.toContain('studentcard')
})

test('a guardian is needed until the day before the 18th birthday [REG-014, resolutions C09]', () => {
  expect(missing({ details: answered({ ...DETAILS, dob: '2008-06-20' }) })).toEqual([])
  const details = answered({ ...DETAILS, dob: '2008-06-21' })
  expect(missing({ details })).toEqual(['guardian.name', 'guardian.email', 'guardian.consent'])
  const guardianConsentAt = new Date('2026-06-20T12:00:00Z')
  expect(
    missing({ details, guardianName: 'Kari', guardianEmail: 'k@example.org', guardianConsentAt }),
  ).toEqual([])
})

test('only the answer "other" to what applies makes a person a volunteer [REG-019]', () => {
  expect(isVolunteer(answered({ ...ANSWERS, applies_to_you: 'other' }))).toBe(true)
  expect(isVolunteer(answered({ ...ANSWERS, other_club: 'other' }))).toBe(false)
})

test('a step can be named by its word or its number [REG-003, REG-004]', () => {
  expect(['questions', 'details', 'fees', 'confirmation'].map(stepNamed)).toEqual([...STEPS])
  expect(['1', '2', '3', '4'].map(stepNamed)).toEqual([...STEPS])
  expect(['0', '5', 'process', '', null].map(stepNamed)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['postcode', 'Postcode', 'text', 'Enter your postcode'],
  ['phone', 'Phone', 'text', 'Enter your phone number'],
  ['country', 'Nationality', 'select', 'Choose your nationality'],
  ['gender', 'League you would play in', 'select', 'Choose the league you would play in'],
  ['studentcard', 'Student card', 'file', 'Upload your student card'],
  ['guardian.consent', 'Guardian’s consent', undefined, 'Please tick this box'],
] as const)('a missing detail %s says what to do [REG-017]', (id, label, type, text) => {
  expect(missingText({ id, label }, type)).toBe(text)
})
