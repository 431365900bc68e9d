import { expect, test } from 'vitest'
import { QUESTIONS, REGISTER_DETAILS } from '../../../../demo/data/registration-settings.ts'
import {
  type Answered,
  type Given,
  isStudent,
  isVolunteer,
  missingDetails,
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
  fees: { registration: [], training_fees: [] },
}

const said = (values: Record<string, string>): Answered[] =>
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
  questions: said(ANSWERS),
  details: said(DETAILS),
  studentCardId: null,
  guardianName: '',
  guardianEmail: '',
  guardianConsentAt: null,
  ...more,
})

const missing = (more: Partial<Given>) =>
  missingDetails(settings, given(more), ADULT_BIRTHDAY).map(({ id }) => id)

test('a question without one of its own answers is unanswered [REG-011]', () => {
  const answers = said({ ...ANSWERS, played_before: 'in space', other_club: '' })
  expect(openQuestions(settings, answers)).toEqual(['played_before', 'other_club'])
  expect(openQuestions(settings, said(ANSWERS))).toEqual([])
})

test('later tabs are closed until all questions are answered and the required details filled [REG-010]', () => {
  const open = (more?: Partial<Given>) => openSteps(settings, more && given(more), ADULT_BIRTHDAY)
  expect(open()).toEqual(['questions'])
  expect(open({ questions: said({ applies_to_you: 'league' }) })).toEqual(['questions'])
  expect(open({ details: said({ ...DETAILS, postcode: '' }) })).toEqual(['questions', 'details'])
  expect(open({})).toEqual([...STEPS])
})

test('a detail that is not required is never missing [REG-014]', () => {
  expect(missing({ details: [] })).toEqual(Object.keys(DETAILS))
})

test.each(['studying', 'working_studying'])(
  'whoever is %s is asked for a student card and needs one [REG-017]',
  (situation) => {
    const questions = said({ ...ANSWERS, current_situation: situation })
    expect(isStudent(questions)).toBe(true)
    expect(shownDetails(REGISTER_DETAILS, questions).map(({ id }) => id)).toContain('studentcard')
    expect(missing({ questions })).toEqual(['studentcard'])
    expect(missing({ questions, studentCardId: 'a file' })).toEqual([])
  },
)

test.each(['working', 'neither', ''])(
  'whose situation is "%s" is not asked for a student card [REG-017]',
  (situation) => {
    const questions = said({ ...ANSWERS, current_situation: situation })
    expect(shownDetails(REGISTER_DETAILS, questions).map(({ id }) => id)).not.toContain('studentcard')
    expect(missing({ questions })).toEqual([])
  },
)

test('a student who registers a child is not asked for a student card: it is the player who studies [REG-017]', () => {
  const questions = said({ ...ANSWERS, applies_to_you: 'junior', current_situation: 'studying' })
  expect(isStudent(questions)).toBe(false)
  expect(shownDetails(REGISTER_DETAILS, questions).map(({ id }) => id)).not.toContain('studentcard')
  expect(missing({ questions })).not.toContain('studentcard')
})

test('whoever turns 18 today needs no guardian, whoever does tomorrow needs all of one [REG-014, resolutions C09]', () => {
  expect(missing({ details: said({ ...DETAILS, dob: '2008-06-20' }) })).toEqual([])
  const details = said({ ...DETAILS, dob: '2008-06-21' })
  expect(missing({ details })).toEqual(['guardian.name', 'guardian.email', 'guardian.consent'])
  const guardianConsentAt = new Date('2026-06-20T12:00:00Z')
  expect(
    missing({ details, guardianName: 'Kari', guardianEmail: 'k@example.org', guardianConsentAt }),
  ).toEqual([])
})

test('only who answers "other" to what applies is a volunteer [REG-019]', () => {
  expect(isVolunteer(said({ ...ANSWERS, applies_to_you: 'other' }))).toBe(true)
  expect(isVolunteer(said({ ...ANSWERS, other_club: 'other' }))).toBe(false)
})

test('a step is named by its word or its number from one [REG-003, REG-004]', () => {
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
