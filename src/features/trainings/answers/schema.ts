import { z } from 'zod'
import { isId } from '../../../kernel/ids.ts'
import { ANSWERS } from './model/answer.ts'

const answer = z.enum(ANSWERS, 'Choose whether you are coming')

/** An answer for one person. */
export const answerInput = z.object({
  member: z.string('This person is not in your family').refine(isId, 'This person is not in your family'),
  answer,
  note: z.string().trim().max(100, 'Enter at most 100 characters').default(''),
})

export const linkInput = z.object({ answer })
