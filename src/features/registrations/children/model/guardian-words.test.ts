import { expect, test } from 'vitest'
import { QUESTIONS, REGISTER_DETAILS } from '../../../../../demo/data/registration-settings.ts'
import { STARTER_DETAILS, STARTER_QUESTIONS } from '../../../setup/model/starter-registration.ts'
import { askedOf } from './children-form.ts'
import { forGuardian, saysYou } from './guardian-words.ts'

test('a label that the club has written itself stays as it is', () => {
  expect(forGuardian('Where do you live?')).toBe('Where do you live?')
  expect(saysYou(forGuardian('Where do you live?'))).toBe(true)
})

test.each([
  ['new', [...STARTER_DETAILS], [...STARTER_QUESTIONS]],
  ['demo', REGISTER_DETAILS, QUESTIONS],
])('the labels of a %s club speak to the guardian about the child', (_club, registerDetails, questions) => {
  const { child, questions: asked } = askedOf({ registerDetails, questions })
  const labels = [...child, ...asked].map(({ label }) => label)
  expect(labels.filter(saysYou)).not.toEqual([])
  expect(labels.map(forGuardian).filter(saysYou)).toEqual([])
})
