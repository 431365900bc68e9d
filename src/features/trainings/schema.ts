import { z } from 'zod'
import { isId } from '../../kernel/ids.ts'

const LONGEST = 20_000
const html = z.string().max(LONGEST, `At most ${LONGEST} characters`)

/** The text of one team, and the version that it was made from. [TRN-005, resolutions E22] */
export const trainingInput = z.object({
  id: z.string().refine(isId, 'This is no training'),
  value: html,
  version: z.coerce.number().int().min(1),
})

export type TrainingInput = z.output<typeof trainingInput>

/**
 * The same as part of the configuration. A text with an id is changed, one without is added. The time and author of a
 * change are recorded by the server, so values sent for them are ignored. [SYS-071, TRN-005, TRN-011]
 */
export const trainingsPart = z.strictObject({
  trainings: z
    .array(
      z
        .strictObject({
          id: z.string().refine(isId, 'This is no training').optional(),
          label: z.string().trim().min(1, 'Give it a name').max(100, 'At most 100 characters').optional(),
          value: html.optional(),
          updated: z.unknown().optional(),
          owner: z.unknown().optional(),
        })
        .refine(({ id, label }) => id !== undefined || label !== undefined, {
          path: ['label'],
          message: 'Give it a name',
        })
        .transform(({ id, label, value }) => ({ id, label, value })),
    )
    .min(1, 'Name a training')
    .max(100, 'At most 100 at once'),
})
export type TrainingText = z.output<typeof trainingsPart>['trainings'][number]

export const trainingsCall = z.strictObject({ TrainingsOverrideJson: trainingsPart })
