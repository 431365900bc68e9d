import { z } from 'zod'
import { day, isInOrder, teamIds, time, venueId, venueText } from '../series/schema.ts'

const shortText = z.string().trim().max(200, 'Enter at most 200 characters').default('')

export const cancelInput = z.object({
  reason: z
    .string('Enter the reason')
    .trim()
    .min(1, 'Enter the reason, so that everyone understands it')
    .max(200, 'Enter at most 200 characters'),
})

const when = {
  day: day('Enter the date'),
  startTime: time('Enter when it starts, such as 18:30'),
  endTime: time('Enter when it ends, such as 20:00'),
  venueId,
  venueText,
  reason: shortText,
}
const ORDER = { path: ['endTime'], message: 'Enter a time after the start' }

export const moveInput = z.object(when).refine(isInOrder, ORDER)
export const newSessionInput = z.object({ ...when, teams: teamIds }).refine(isInOrder, ORDER)
