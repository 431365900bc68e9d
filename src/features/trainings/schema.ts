import { z } from 'zod'
import { isId } from '../../kernel/ids.ts'

const LONGEST = 20_000
const html = z.string().max(LONGEST, `At most ${LONGEST} characters`)

/** The text of one team, and the version that it was made from. [TRN-005, decisions E22] */
export const trainingInput = z.object({
  id: z.string().refine(isId, 'This is no training'),
  value: html,
  version: z.coerce.number().int().min(1),
})

export type TrainingInput = z.output<typeof trainingInput>

/** The same as the call on configurations carries it: the texts that change, by their ids. [TRN-011] */
export const trainingsCall = z.strictObject({
  TrainingsOverrideJson: z.object({
    trainings: z
      .array(z.object({ id: z.string().refine(isId, 'This is no training'), value: html }))
      .min(1)
      .max(100),
  }),
})
