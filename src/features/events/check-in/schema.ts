import { z } from 'zod'

const MAX_MARKS = 500

export const checkInInput = z.object({
  ticket: z.uuid(),
  isIn: z.boolean(),
  markId: z.uuid(),
  markedAt: z.iso.datetime().transform((text) => new Date(text)),
})
export type CheckInInput = z.output<typeof checkInInput>

export const checkInsInput = z.array(checkInInput).max(MAX_MARKS)
