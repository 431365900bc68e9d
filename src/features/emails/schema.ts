import { z } from 'zod'
import { emailAddress } from '../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../kernel/email-message.ts'
import { plainLine } from '../../kernel/text.ts'
import { sanitiseHtml } from '../../platform/content/sanitise.ts'
import { GREETING, isEmptyHtml, type Message } from './model.ts'

const MAX_CHARACTERS = 100_000

const line = (label: string, most: number) =>
  z
    .string(`${label} must be a text`)
    .transform(plainLine)
    .pipe(z.string().max(most, `${label} takes ${most} characters at most`))

/** A picture of this site or of the web. Other addresses do not work in e-mails. */
const gif = z
  .string()
  .trim()
  .max(500, 'The address of the picture takes 500 characters at most')
  .refine(
    (text) =>
      text === '' || /^\/files\/[\w/.-]+$/.test(text) || (URL.canParse(text) && text.startsWith('https://')),
    'The picture needs an address that starts with https://',
  )

/** Parses a message that was stored with a bulk e-mail. */
export const message = z.object({
  subject: z.string(),
  html: z.string(),
  synopsis: z.string().optional(),
  gif: z.string().optional(),
}) satisfies z.ZodType<Message>

/** Validates a message from staff and sanitises its text, so that the preview matches what is sent. */
export const messageInput = z.object({
  sender: z.enum(['info', 'media'], 'Choose one of the club’s mailboxes').default('info'),
  subject: line('Subject', 150).pipe(z.string().min(1, 'Enter a subject')),
  synopsis: line('Synopsis', 200).default(''),
  gif: gif.default(''),
  html: z
    .string('Write a message')
    .max(MAX_CHARACTERS, 'The message is too long')
    .transform(sanitiseHtml)
    .refine((html) => !isEmptyHtml(html), 'Write a message'),
})
export type MessageInput = z.output<typeof messageInput>

/** Parses an unfinished message; missing fields are empty. */
export const messageDraft = messageInput.extend({
  subject: line('Subject', 150).default(''),
  gif: gif.catch(''),
  html: z.string().max(MAX_CHARACTERS).transform(sanitiseHtml).default(GREETING),
})

const MAX_PEOPLE = 500

const person = z.union(
  [
    emailAddress.transform((address) => ({ name: '', address })),
    z.object({ name: z.string().max(120).default(''), address: emailAddress }),
  ],
  EMAIL_MESSAGE,
)

/**
 * The input of the API call that writes to people. `from_email` must be a mailbox of the club. [API-040, resolutions
 * A07]
 */
export const sendEmailCall = z.object({
  from_email: z.string('Choose one of the club’s mailboxes'),
  to_email: z
    .union([person.transform((one) => [one]), z.array(person)], 'Choose at least one recipient')
    .refine((people) => people.length > 0, 'Choose at least one recipient')
    .refine((people) => people.length <= MAX_PEOPLE, `At most ${MAX_PEOPLE} people at once`),
  cc: emailAddress.optional(),
  subject: messageInput.shape.subject,
  content: messageInput.shape.html,
  synopsis: messageInput.shape.synopsis,
  gif: messageInput.shape.gif,
})
