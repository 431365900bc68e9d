import { expect, test } from 'vitest'
import { answerSummary } from './attendance.ts'

const people = (...answers: ('yes' | 'no' | 'maybe' | undefined)[]) => answers.map((answer) => ({ answer }))

test('a list without people has no summary', () => {
  expect(answerSummary([])).toBe('')
})

test('the summary counts each answer and the members without one', () => {
  expect(answerSummary(people('yes', 'yes', 'maybe', 'no', undefined))).toBe(
    '2 coming, 1 maybe, 1 not coming, 1 has not answered',
  )
  expect(answerSummary(people('yes', undefined, undefined))).toBe('1 coming, 2 have not answered')
})
