import { z } from 'zod'
import { readDateTime } from '../../../kernel/date-time-field.ts'
import { isLocalDate, type LocalDate } from '../../../kernel/dates.ts'
import { emailAddress } from '../../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../../kernel/email-message.ts'
import { formKey } from '../../../kernel/form-key.ts'
import { pence } from '../../../kernel/money.ts'
import { plainLine, plainText } from '../../../kernel/text.ts'
import { wholeNumber } from '../../../kernel/whole-number.ts'
import type { Question } from '../questions/model/question.ts'
import { answerFields, answersIn } from '../questions/schema.ts'
import { MAX_PER_BOOKING } from './model/booking.ts'
import { SHOWN } from './model/booking-search.ts'
import { GUEST, nameField, personField } from './model/fields.ts'
import { AUDIENCES } from './model/message.ts'
import { REFUNDS } from './model/refund-choice.ts'

const LONGEST_NAME = 80

const nameText = z.string().default('').transform(plainLine)
const named = (message: string) =>
  nameText.pipe(z.string().min(1, message).max(LONGEST_NAME, `Use at most ${LONGEST_NAME} characters`))

/** The booking of a visitor or a user, for as many people as places were chosen, with the answers to the questions. */
export const bookingInput = (places: number, asksPayer: boolean, questions: readonly Question[]) => {
  const people = Array.from({ length: places }, (_, at) => at)
  const ofEach = questions.filter(({ scope }) => scope === 'ticket')
  const ofBooking = questions.filter(({ scope }) => scope === 'booking')
  // In the order of the page, in which the messages are listed.
  const fields = people.flatMap((at) => [
    [personField(at), z.union([z.literal(GUEST), z.uuid()], 'Choose who is coming')] as const,
    [nameField(at), named('Enter a name')] as const,
    ...Object.entries(answerFields(ofEach, [at])),
  ])
  const form = z
    .object({ ...Object.fromEntries(fields), ...answerFields(ofBooking, people) })
    .and(
      z.object({
        ...(asksPayer && PAYER),
        key: formKey,
        altcha: z.string().default(''),
        waits: z.literal('yes').optional(),
      }),
    )
    .transform((given) => {
      const texts = given as Record<string, string | undefined> // every field above is text
      return {
        key: given.key,
        altcha: given.altcha,
        waits: given.waits === 'yes',
        payer: { name: texts.name ?? '', email: texts.email ?? '' },
        people: people.map((at) => personOf(texts, at)),
        answers: answersIn(questions, people, texts),
      }
    })
  return z.preprocess((given) => withPersons(given, people), form)
}

const PAYER = {
  name: named('Enter your name'),
  email: z.string(EMAIL_MESSAGE).trim().pipe(emailAddress),
  adult: z.literal('yes', 'Only people of 18 and over can book. Please ask a parent or guardian'),
}

type Texts = Record<string, string | undefined>

/** Fills in the name of each ticket for a member, which is not asked. */
function withPersons(given: unknown, people: readonly number[]): Texts {
  const texts = { ...(given as Texts) } // a submitted form
  for (const at of people) {
    const person = texts[personField(at)] ?? GUEST
    texts[personField(at)] = person
    if (person !== GUEST) texts[nameField(at)] = person
  }
  return texts
}

function personOf(texts: Texts, at: number) {
  const person = texts[personField(at)]
  const memberId = person === undefined || person === GUEST ? null : person
  return { memberId, name: memberId ? '' : (texts[nameField(at)] ?? '') }
}

export type BookingInput = z.output<ReturnType<typeof bookingInput>>

const MAX_PRICE = 80_000
const BAD_PRICE = 'Enter a price from 0 to 800, like 12 or 12.50'

const typedPrice = z
  .string(BAD_PRICE)
  .transform((typed) => typed.trim().replace(/^\p{Sc}\s*/u, ''))
  .pipe(z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, BAD_PRICE))
  .transform((typed) => pence(Math.round(Number(typed) * 100)))
  .refine((price) => price <= MAX_PRICE, BAD_PRICE)

const BAD_DAY = 'Enter the day by which the rest is due'

/** A ticket type, as the organiser types it. */
export const ticketTypeInput = z
  .object({
    id: z.uuid().optional(),
    name: named('Enter a name, such as “Adult”'),
    price: typedPrice,
    memberPrice: z
      .string()
      .default('')
      .transform((typed) => typed.trim() || undefined)
      .pipe(typedPrice.optional())
      .transform((price) => price ?? null),
    places: wholeNumber('Enter a number of places from 0 to 5,000', 0, 5000),
    mostPerBooking: wholeNumber(`Enter a number from 1 to ${MAX_PER_BOOKING}`, 1, MAX_PER_BOOKING),
    deposit: z
      .string()
      .default('')
      .transform((typed) => typed.trim() || undefined)
      .pipe(typedPrice.optional())
      .transform((price) => price || null),
    restDueOn: z
      .string()
      .default('')
      .transform((typed) => typed.trim())
      .refine((typed) => typed === '' || isLocalDate(typed), BAD_DAY)
      .transform((typed) => (typed === '' ? null : (typed as LocalDate))), // checked on the line above
  })
  // A price that is no amount has its own message, and compares as neither more nor less.
  .refine(({ deposit, price }) => deposit === null || !(deposit >= price), {
    path: ['deposit'],
    message: 'Enter less than the price',
  })
  .refine(({ deposit, restDueOn }) => deposit === null || restDueOn !== null, {
    path: ['restDueOn'],
    message: BAD_DAY,
  })
  // Without a deposit there is no rest.
  .transform((type) => (type.deposit === null ? { ...type, restDueOn: null } : type))
export type TicketTypeInput = z.output<typeof ticketTypeInput>

/** The cancellation of a booking by the organiser. */
export const cancelInput = z.object({ id: z.uuid(), refund: z.enum(REFUNDS) })

/** When an event can be booked, and its refund rule. */
export const termsInput = z
  .object({
    closesAt: z
      .string()
      .default('')
      .transform((typed) => typed.trim())
      .transform((typed) => (typed === '' ? null : readDateTime(typed)))
      .refine((at) => at !== undefined, 'Enter a date and a time')
      .transform((at) => at ?? null),
    fullRefundDays: wholeNumber('Enter a number of days from 0 to 365', 0, 365),
    lateRefundPercent: wholeNumber('Enter a number from 0 to 100', 0, 100),
    lateRefundDays: wholeNumber('Enter a number of days from 0 to 365', 0, 365),
  })
  .refine(({ lateRefundDays, fullRefundDays }) => lateRefundDays <= fullRefundDays, {
    path: ['lateRefundDays'],
    message: 'Enter no more days than for the full refund',
  })

/** One ticket that is cancelled, or gets another name, by the organiser. */
export const cancelTicketInput = z.object({ ticket: z.uuid(), refund: z.enum(REFUNDS) })
export const renameInput = z.object({ ticket: z.uuid(), name: named('Enter a name') })

/** The names and answers of a booking, as its booker changes them. `renamed` are the tickets whose name may change. */
export const detailsInput = (
  questions: readonly Question[],
  positions: readonly number[],
  renamed: readonly number[],
) =>
  z
    .object({
      ...Object.fromEntries(renamed.map((at) => [nameField(at), named('Enter a name')] as const)),
      ...answerFields(questions, positions),
    })
    .transform((texts: Texts) => ({
      names: renamed.map((at) => ({ at, name: texts[nameField(at)] ?? '' })),
      answers: answersIn(questions, positions, texts),
    }))

/** The organiser's search in the list of bookings. */
export const bookingSearch = z.object({
  q: z.string().trim().max(100).catch(''),
  show: z.enum(SHOWN).optional().catch(undefined),
})

const MAX_SUBJECT = 150
const MAX_TEXT = 5000

/** A message of the organiser. `people` is the number that the preview has shown. */
export const messageInput = z.object({
  key: formKey,
  audience: z.enum(AUDIENCES, 'Choose who gets the message'),
  subject: nameText.pipe(
    z.string().min(1, 'Enter a subject').max(MAX_SUBJECT, `Use at most ${MAX_SUBJECT} characters`),
  ),
  text: z
    .string()
    .default('')
    .transform(plainText)
    .pipe(z.string().min(1, 'Write a message').max(MAX_TEXT, 'The message is too long')),
  people: z.coerce.number().int().catch(0),
})
export type MessageInput = z.output<typeof messageInput>
