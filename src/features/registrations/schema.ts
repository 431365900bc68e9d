import { z } from 'zod'
import { isEmail, respelledEmail } from '../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../kernel/email-message.ts'
import { PAYMENTS, STATUSES } from './model/registration-row.ts'

const short = z.string().max(200)

/**
 * The call that opens a card page for a fee of a registration. Mode, e-mail and return addresses are not read: the
 * price decides the mode, the registration has the address, and the way back is ours. [API-037, resolutions B09, C06]
 */
export const createSubscriptionCall = z.object({
  priceId: short,
  registration_id: z.uuid(),
  /** Of the link in our letters, or of the browser that began the registration. */
  token: short,
})

/** What the table is asked for in its address. Nonsense counts as not asked. [ADM-025] */
export const adminSearch = z.object({
  q: z
    .string()
    .transform((text) => text.trim().slice(0, 80))
    .optional()
    .catch(undefined),
  status: z.enum(STATUSES).optional().catch(undefined),
  payment: z.enum(PAYMENTS).optional().catch(undefined),
  sort: z
    .string()
    .regex(/^(?:name|email|Created):(?:asc|desc)$/)
    .default('Created:desc')
    .catch('Created:desc'),
  start: z.coerce.number().int().min(0).max(1_000_000).default(0).catch(0),
})
export type AdminSearch = z.output<typeof adminSearch>

export const assignInput = z.object({ memberId: z.uuid('Please choose a member') })

/** `another`: a second person with the e-mail of a member, as in a family. */
export const createMemberInput = z.object({
  teamId: z.uuid('Please choose a team'),
  another: z.literal('yes').optional(),
})
export type CreateMemberInput = z.output<typeof createMemberInput>

/** `paid`: somebody has read that it is paid and removes it all the same. [resolutions B24] */
export const removeInput = z.object({ paid: z.literal('yes').optional() })
export type RemoveInput = z.output<typeof removeInput>

/** The most that are chosen one by one: as many as there may be. [ADM-038] */
const MOST_CHOSEN = 9000

const listed = z
  .union([z.string(), z.array(z.string())])
  .transform((ids) => (typeof ids === 'string' ? [ids] : ids))

/** Whom a message goes to: some, or all that a search finds but a few. */
export const recipientsInput = z.object({
  ids: listed.pipe(z.array(z.uuid()).max(MOST_CHOSEN)).default([]),
  all: z.literal('yes').optional(),
  except: listed.pipe(z.array(z.uuid()).max(MOST_CHOSEN)).default([]),
  q: adminSearch.shape.q,
  status: adminSearch.shape.status,
  payment: adminSearch.shape.payment,
})
export type Recipients = z.output<typeof recipientsInput>

/** What is written, and from which of the two mailboxes of the club. [ADM-021, ADM-034, resolutions A07, F16] */
export const messageInput = z.object({
  from: z.enum(['info', 'media']).default('info'),
  subject: z
    .string('Please enter a subject')
    .trim()
    .min(1, 'Please enter a subject')
    .max(200, 'Please use 200 characters at most'),
  content: z.string('Please write a message').max(50_000, 'This message is too long'),
  copyTo: z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || isEmail(text), EMAIL_MESSAGE)
    .overwrite(respelledEmail),
  /** Made with the form: pressing Send twice sends once. */
  sending: z.uuid(),
})
export type MessageInput = z.output<typeof messageInput>

/** What goes to each of many, once it was checked. */
export const written = z.object({
  from: messageInput.shape.from,
  subject: z.string(),
  content: z.string(),
  sending: z.uuid(),
})
export type Written = z.output<typeof written>
