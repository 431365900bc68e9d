import { z } from 'zod'
import { isId } from '../../../kernel/ids.ts'
import { STATES } from './model/attendance.ts'

const MAX_MARKS = 500

const person = z.string().refine((key) => {
  const [kind = '', id = ''] = key.split('/')
  return (kind === 'member' || kind === 'trialist') && isId(id)
}, 'This person is not on the list')

export const markInput = z.object({
  person,
  state: z.enum(STATES),
  markId: z.string().refine(isId, 'A mark needs an id'),
  markedAt: z.iso.datetime().transform((text) => new Date(text)),
})
export type MarkInput = z.output<typeof markInput>

export const marksInput = z.array(markInput).max(MAX_MARKS)
