import { z } from 'zod'
import { isId } from '../../../kernel/ids.ts'
import { entrySearch } from '../schema.ts'

/** The parameters of the page that prepares a reminder: those of the late entries, or some members. */
export const remindSearch = entrySearch.extend({
  /** Ids of members with commas between them. Undefined for everybody; an address without a valid id is nobody. */
  members: z
    .string()
    .transform((text) => text.split(',').filter(isId))
    .optional()
    .catch([]),
})
export type RemindSearch = z.output<typeof remindSearch>

/** A reminder to several families. `families` are addresses in lower case. */
export const reminderInput = z.object({
  subject: z
    .string('Enter a subject')
    .trim()
    .min(1, 'Enter a subject')
    .max(120, 'Keep the subject to 120 characters'),
  text: z.string('Write a text').trim().min(1, 'Write a text').max(4000, 'Keep the text to 4,000 characters'),
  families: z
    .union([z.string().transform((one) => [one]), z.array(z.string())], 'Choose who gets the reminder')
    .refine((all) => all.length > 0, 'Choose who gets the reminder'),
  key: z.uuid('This form is out of date. Please open it again.'),
})
export type ReminderInput = z.output<typeof reminderInput>

/** Pauses reminders, or changes the note of a pause. */
export const pauseInput = z.object({
  note: z.string('Enter why').trim().min(1, 'Enter why').max(200, 'Keep the note to 200 characters'),
  of: z.enum(['member', 'charge'], 'Choose what to pause'),
})
