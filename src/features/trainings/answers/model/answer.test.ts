import { expect, test } from 'vitest'
import { lastAnswerWords, saidWords } from './answer.ts'

test('the answer’s wording names the child, or says you', () => {
  const lena = { firstName: 'Lena', isSelf: false }
  expect(saidWords('yes', lena)).toBe('You said Lena is coming.')
  expect(saidWords('no', { ...lena, isSelf: true })).toBe('You said you are not coming.')
  expect(saidWords('maybe', lena)).toBe('You said Lena might come.')
  expect(saidWords('no', lena, 'Dino Kovač')).toBe('Dino Kovač said Lena is not coming.')
})

test('a session that takes no more answers shows what each person said', () => {
  expect(lastAnswerWords({ firstName: 'Leo', answer: undefined })).toBe('Leo: no answer')
  expect(lastAnswerWords({ firstName: 'Leo', answer: 'no' })).toBe('Leo: not coming')
})
