import { z } from 'zod'
import { isEmail, respelledEmail } from '../../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../../kernel/email-message.ts'

/** Whether a child gets copies of e-mails, and to which address. Empty means none; undefined leaves it unchanged. */
export const childEmailsInput = z.object({
  emailsChild: z
    .string()
    .optional()
    .transform((value) => value === 'yes'),
  copyTo: z
    .string()
    .trim()
    .toLowerCase()
    .refine((text) => text === '' || isEmail(text), EMAIL_MESSAGE)
    .overwrite(respelledEmail)
    .optional(),
})
export type ChildEmailsInput = z.output<typeof childEmailsInput>
