import type { LocalDate } from '../../../../kernel/dates.ts'
import { longDate } from '../../../../kernel/dates.ts'
import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import type { ChargeSource } from '../../../billing/reminder-pauses/model.ts'
import { type EmailText, greetingFor } from '../../../emails/model.ts'

/** The adult who is asked to pay: for a minor the first guardian. `email` is '' if no adult's address is known. */
export type Payer = { name: string; email: string }

export type Pause = { of: 'member' | 'charge'; note: string }

/** An invoice, a registration fee or the rest of a booking that is not paid yet. */
export type OpenCharge = {
  source: ChargeSource
  sourceId: string
  /** Which instalment of a fee; 0 for a charge that is paid at once. */
  instalment: number
  description: string
  number: string
  /** What is left to pay, and of how much. */
  open: Pence
  amount: Pence
  dueAt: Date
  /** The day of it at the club. */
  dueOn: LocalDate
  memberId: string | null
  /** The person it is for. */
  person: string
  /** The first name of the person it is for, if another person pays; otherwise ''. */
  forName: string
  payer: Payer
  payUrl: string
  /** Whether its reminders are paused: for the member or for this charge alone. */
  pause: Pause | undefined
  /** The days on which reminders of it were sent by hand from the list of invoices. */
  remindedOn: LocalDate | undefined
  /** The reminders that were sent, oldest first. The step is null for those by hand. */
  sent: readonly { step: number | null; on: LocalDate }[]
}

/** Everything that one address is asked to pay. */
export type Family = {
  /** The address in lower case. */
  id: string
  payer: Payer
  charges: OpenCharge[]
  total: Pence
}

/** Groups charges by the address of their payer. Charges without an address are left out. */
export const familiesOf = (charges: readonly OpenCharge[]): Family[] =>
  [...Map.groupBy(charges, ({ payer }) => payer.email.toLowerCase())]
    .filter(([id]) => id !== '')
    .map(([id, own]) => ({
      id,
      payer: own[0]?.payer ?? { name: '', email: id },
      charges: own,
      total: pence(own.reduce((sum, { open }) => sum + open, 0)),
    }))

export type ReminderText = { subject: string; text: string }

/** The text of a reminder that staff send to families with one payment or several. They can edit it. */
export const preparedText = (club: string): ReminderText => ({
  subject: `A reminder from ${club}`,
  text: [
    'We have not yet received what is listed below. Perhaps it slipped your mind.',
    'You can pay straight from this e-mail. If something is wrong, or if you cannot pay right now, reply to this e-mail and we will find a way. Nobody else will know.',
  ].join('\n\n'),
})

const FOOTNOTE =
  'Paid in the last few days, in cash or by bank transfer? Then there is nothing to do. Replies go to the treasurer.'

/** Writes a reminder to one family, with a link to pay for each charge. */
export const reminderEmail = (
  { subject, text }: ReminderText,
  payer: Payer,
  charges: readonly OpenCharge[],
  today: LocalDate,
): EmailText => ({
  subject,
  title: subject,
  greeting: greetingFor(payer.name),
  paragraphs: text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []),
  questions: charges.map((charge) => ({
    label: `${chargeWords(charge, today)}${charge.payUrl ? '' : '. Reply to this e-mail to ask how to pay it'}`,
    links: charge.payUrl ? [{ label: `Pay ${formatPence(charge.open)}`, url: charge.payUrl }] : [],
  })),
  footnote: FOOTNOTE,
})

/** "Training camp for Leo (INV-17): £20.00 left of £45.50, was due on 12th November 2026". */
export const chargeWords = (charge: OpenCharge, today: LocalDate): string =>
  `${itemWords(charge)}: ${priceWords(charge)}, ${dueWords(charge, today)}`

/** "Training camp for Leo (INV-17)". */
export const itemWords = ({ description, number, forName }: OpenCharge): string =>
  [description, forName && `for ${forName}`, number && `(${number})`].filter(Boolean).join(' ')

const priceWords = ({ open, amount }: OpenCharge): string =>
  open === amount ? formatPence(open) : `${formatPence(open)} left of ${formatPence(amount)}`

/** "was due on 12th November 2026". */
export const dueWords = ({ dueOn }: OpenCharge, today: LocalDate): string =>
  `${dueOn < today ? 'was due' : 'due'} on ${longDate(dueOn)}`
