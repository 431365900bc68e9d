import { z } from 'zod'
import { isPhone, PHONE_MESSAGE } from '../../../kernel/phone.ts'
import { CARD_FIELDS } from './model.ts'

const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters`).default('')
const phone = (max: number) => text(max).refine((typed) => typed === '' || isPhone(typed), PHONE_MESSAGE)

export const cardInput = z.object({
  firstContact: text(CARD_FIELDS.firstContact.max).pipe(z.string().min(1, 'Enter who to call first')),
  firstPhone: phone(CARD_FIELDS.firstPhone.max).pipe(z.string().min(1, 'Enter their phone number')),
  secondContact: text(CARD_FIELDS.secondContact.max),
  secondPhone: phone(CARD_FIELDS.secondPhone.max),
  allergies: text(CARD_FIELDS.allergies.max),
  medicalNotes: text(CARD_FIELDS.medicalNotes.max),
  /** The law allows storing health data only with explicit consent. */
  agreed: z.literal('yes', 'Please tick this box, or leave the card empty'),
})
export type CardInput = z.output<typeof cardInput>
