import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '../../../kernel/ids.ts'
import { answerField, type Question } from './model/question.ts'
import { answerFields, answersIn, questionInput } from './schema.ts'

const aQuestion = (given: Partial<Question> = {}): Question => ({
  ...{ id: newId(), kind: 'text', label: 'Why?', choices: [], required: false, scope: 'ticket' },
  ...{ atCheckIn: false, ...given },
})

const parse = (questions: Question[], positions: number[], given: Record<string, string>) =>
  z.object(answerFields(questions, positions)).safeParse(given)

test('a question without words, choices or a known kind is refused, and health is never shown at check-in', () => {
  const refused = (given: object) => {
    const typed = { label: 'Allergies?', kind: 'text', scope: 'ticket', ...given }
    return questionInput.safeParse(typed).error?.issues.map(({ path }) => path[0])
  }
  expect(refused({ label: ' ' })).toEqual(['label'])
  expect(refused({ kind: 'colour' })).toEqual(['kind'])
  expect(refused({ kind: 'choice', choices: 'Red\nRed' })).toEqual(['choices'])
  expect(refused({ kind: 'health', atCheckIn: 'yes' })).toEqual(['atCheckIn'])
  expect(refused({ kind: 'choice', choices: 'Red\nBlue' })).toBeUndefined()
})

test('a required question is refused for each person without an answer, and a choice that is not offered always', () => {
  const food = aQuestion({ kind: 'choice', choices: ['Meat', 'Vegan'] })
  const allergy = aQuestion({ kind: 'health', required: true })
  const given = { [answerField(food.id, 0)]: 'Fish', [answerField(allergy.id, 1)]: 'None' }
  const issues = parse([food, allergy], [0, 1], given).error?.issues ?? []
  expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
    [answerField(food.id, 0), 'Choose one of the answers'],
    [answerField(allergy.id, 0), 'Enter an answer, or “None”'],
  ])
})

test('answers are read for each person or once for the booking, and empty ones are left out', () => {
  const size = aQuestion({ kind: 'size', required: true })
  const lift = aQuestion({ kind: 'yes_no', scope: 'booking' })
  const note = aQuestion()
  const given = {
    [answerField(size.id, 0)]: 'M',
    [answerField(size.id, 2)]: 'L',
    [answerField(lift.id, null)]: 'Yes',
  }
  const parsed = parse([size, lift, note], [0, 2], given)
  expect(answersIn([size, lift, note], [0, 2], parsed.data ?? {})).toEqual([
    { questionId: size.id, at: 0, text: 'M' },
    { questionId: size.id, at: 2, text: 'L' },
    { questionId: lift.id, at: null, text: 'Yes' },
  ])
})
