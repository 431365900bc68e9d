import { z } from 'zod'
import { AVAILABILITY, CALL_UP_ANSWERS } from './model.ts'

const member = z.string('Choose a player')
const NO_ANSWER = 'Choose one of the answers'

/** One button of the page of a game: whether a player can play, or the answer to a call-up. */
export const gameAnswerInput = z.discriminatedUnion(
  'question',
  [
    z.object({ question: z.literal('availability'), member, answer: z.enum(AVAILABILITY, NO_ANSWER) }),
    z.object({ question: z.literal('call-up'), member, answer: z.enum(CALL_UP_ANSWERS, NO_ANSWER) }),
  ],
  NO_ANSWER,
)
