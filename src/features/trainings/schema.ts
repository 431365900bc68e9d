import { z } from 'zod'
import { isId } from '../../kernel/ids.ts'

const LONGEST = 20_000
const html = z.string().max(LONGEST, `At most ${LONGEST} characters`)

const id = z.string().refine(isId, 'This training does not exist')
const label = z
  .string('Enter a name')
  .trim()
  .min(1, 'Enter a name')
  .max(100, 'Enter a name of at most 100 characters')
const version = z.coerce.number().int().min(1)

/**
 * The text of one team and the row version it is based on. `part` is `standard` to edit the standard text. [TRN-005]
 */
export const trainingInput = z.object({
  id,
  part: z.enum(['own', 'standard']).default('own'),
  label: label.optional(),
  value: html,
  version,
})

/** New training times of a team, or of none. */
export const newTraining = z.object({
  team: z.string().refine(isId, 'This team does not exist').optional(),
  label,
  value: html.min(1, 'Enter the training times'),
})
export type NewTraining = z.output<typeof newTraining>

export const trainingMove = z.object({ id, to: z.enum(['up', 'down']) })
export type TrainingMove = z.output<typeof trainingMove>

export const trainingRemoval = z.object({ id, version })
export type TrainingRemoval = z.output<typeof trainingRemoval>

export type TrainingInput = z.output<typeof trainingInput>

/**
 * Training times as a field of the configuration. Texts with an id are updated, others are added. The server records
 * time and author of a change and ignores such values in the input. [TRN-011]
 */
export const trainingsPart = z.strictObject({
  trainings: z
    .array(
      z
        .strictObject({
          id: z.string().refine(isId, 'This training does not exist').optional(),
          label: z.string().trim().min(1, 'Enter a name').max(100, 'At most 100 characters').optional(),
          value: html.optional(),
          updated: z.unknown().optional(),
          owner: z.unknown().optional(),
        })
        .refine(({ id, label }) => id !== undefined || label !== undefined, {
          path: ['label'],
          message: 'Enter a name',
        })
        .transform(({ id, label, value }) => ({ id, label, value })),
    )
    .min(1, 'Name a training')
    .max(100, 'At most 100 at once'),
})
export type TrainingText = z.output<typeof trainingsPart>['trainings'][number]

export const trainingsCall = z.strictObject({ TrainingsOverrideJson: trainingsPart })
