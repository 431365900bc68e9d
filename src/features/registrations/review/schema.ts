import { z } from 'zod'
import { isEmail, respelledEmail } from '../../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../../kernel/email-message.ts'
import { startRow } from '../../../kernel/list-search.ts'
import { PAYMENTS, STATUSES } from './model/registration-row.ts'

const short = z.string().max(200)

/**
 * The API call that opens a checkout session for a fee of a registration. Mode, e-mail and return addresses in it are
 * ignored: they follow from the price, the registration and the site. [API-037, resolutions B09, C06]
 */
export const createSubscriptionCall = z.object({
  priceId: short,
  registration_id: z.uuid(),
  /** The token of the link in e-mails, or of the browser that began the registration. */
  token: short,
})

/** The search of the list. Invalid parameters are ignored. [ADM-025] */
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
  start: startRow,
})
export type AdminSearch = z.output<typeof adminSearch>

export const assignInput = z.object({ memberId: z.uuid('Please choose a member') })

/** `another` confirms that this is a second person with a member's e-mail address, as in a family. */
export const createMemberInput = z.object({
  teamId: z.uuid('Please choose a team'),
  another: z.literal('yes').optional(),
})
export type CreateMemberInput = z.output<typeof createMemberInput>

/** The member that a registration becomes: a new one in a team, or one that exists. `another` is as above. */
export const approveInput = z
  .object({
    member: z.literal('new').or(z.uuid('Please choose a member')).default('new'),
    team: z.literal('').or(z.uuid('Please choose a team')).default(''),
    another: createMemberInput.shape.another,
  })
  .refine(({ member, team }) => member !== 'new' || team !== '', {
    path: ['team'],
    message: 'Please choose a team',
  })
export type ApproveInput = z.output<typeof approveInput>

/** `paid` confirms the removal of a paid registration. [resolutions B24] */
export const removeInput = z.object({ paid: z.literal('yes').optional() })
export type RemoveInput = z.output<typeof removeInput>

/** The maximum number of ids: all registrations of the largest club. [ADM-038] */
const MAX_CHOSEN = 9000

const listed = z
  .union([z.string(), z.array(z.string())])
  .transform((ids) => (typeof ids === 'string' ? [ids] : ids))

/** The recipients of a message: chosen ids, or all matches of a search with exceptions. */
export const recipientsInput = z.object({
  ids: listed.pipe(z.array(z.uuid()).max(MAX_CHOSEN)).default([]),
  all: z.literal('yes').optional(),
  except: listed.pipe(z.array(z.uuid()).max(MAX_CHOSEN)).default([]),
  q: adminSearch.shape.q,
  status: adminSearch.shape.status,
  payment: adminSearch.shape.payment,
})
export type Recipients = z.output<typeof recipientsInput>

/** A message and the club mailbox it is sent from. [ADM-021, ADM-034, resolutions A07, F16] */
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
  /** An id created with the form, so that sending it twice sends one message. */
  sending: z.uuid(),
})
export type MessageInput = z.output<typeof messageInput>

/** The validated message that a bulk run sends. */
export const written = z.object({
  from: messageInput.shape.from,
  subject: z.string(),
  content: z.string(),
  sending: z.uuid(),
})
export type Written = z.output<typeof written>
