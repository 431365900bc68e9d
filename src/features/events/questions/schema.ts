import { z } from 'zod'
import { plainLine, plainText } from '../../../kernel/text.ts'
import {
  type Answer,
  answerField,
  askedAt,
  choicesOf,
  QUESTION_KINDS,
  type Question,
  SCOPES,
} from './model/question.ts'

const LONGEST_LABEL = 150
const LONGEST_CHOICE = 80
const MAX_CHOICES = 30
const LONGEST_ANSWER = 500

const tick = z
  .literal('yes')
  .optional()
  .transform((given) => given === 'yes')

const choiceLines = z
  .string()
  .default('')
  .transform((typed) => [...new Set(typed.split('\n').map(plainLine).filter(Boolean))])
  .refine((lines) => lines.length <= MAX_CHOICES, `Enter at most ${MAX_CHOICES} choices`)
  .refine(
    (lines) => lines.every((line) => line.length <= LONGEST_CHOICE),
    `Use at most ${LONGEST_CHOICE} characters for a choice`,
  )

/** A question, as the organiser types it. */
export const questionInput = z
  .object({
    id: z.uuid().optional(),
    label: z
      .string()
      .default('')
      .transform(plainLine)
      .pipe(
        z.string().min(1, 'Enter the question').max(LONGEST_LABEL, `Use at most ${LONGEST_LABEL} characters`),
      ),
    kind: z.enum(QUESTION_KINDS, 'Choose what kind of answer you expect'),
    choices: choiceLines,
    scope: z.enum(SCOPES, 'Choose who is asked'),
    required: tick,
    atCheckIn: tick,
  })
  .refine(({ kind, choices }) => kind !== 'choice' || choices.length >= 2, {
    path: ['choices'],
    message: 'Enter at least two choices, one on each line',
  })
  .refine(({ kind, atCheckIn }) => kind !== 'health' || !atCheckIn, {
    path: ['atCheckIn'],
    message: 'Phones keep that list, so answers about health are not shown in it',
  })
export type QuestionInput = z.output<typeof questionInput>

/** The fields of the answers of tickets at these positions, by name. */
export const answerFields = (questions: readonly Question[], positions: readonly number[]) =>
  Object.fromEntries(
    questions.flatMap((question) =>
      askedAt(question, positions).map((at) => [answerField(question.id, at), answerText(question)] as const),
    ),
  )

function answerText(question: Question) {
  const choices = choicesOf(question)
  const text = z
    .string()
    .default('')
    .transform(plainText)
    .pipe(z.string().max(LONGEST_ANSWER, `Use at most ${LONGEST_ANSWER} characters`))
    .refine((typed) => typed === '' || !choices || choices.includes(typed), 'Choose one of the answers')
  return question.required ? text.refine((typed) => typed !== '', missing(question)) : text
}

function missing({ kind, choices }: Question): string {
  if (choicesOf({ kind, choices })) return 'Choose an answer'
  return kind === 'health' ? 'Enter an answer, or “None”' : 'Enter an answer'
}

/** Returns the answers that were given in checked fields. */
export function answersIn(
  questions: readonly Question[],
  positions: readonly number[],
  fields: Readonly<Record<string, string | undefined>>,
): Answer[] {
  return questions.flatMap((question) =>
    askedAt(question, positions).flatMap((at) => {
      const text = fields[answerField(question.id, at)] ?? ''
      return text === '' ? [] : [{ questionId: question.id, at, text }]
    }),
  )
}
