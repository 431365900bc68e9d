import { weekdayAndTime } from '../../../../kernel/dates.ts'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { count, listWords } from '../../../../kernel/text.ts'
import { type EmailText, greetingFor } from '../../../emails/model.ts'

type Payer = { name: string; amount: Pence }
type Event = { name: string; startsAt: Date; venue: string }

const whenAndWhere = ({ startsAt, venue }: Event) => [
  { label: 'When', value: weekdayAndTime(startsAt) },
  ...(venue ? [{ label: 'Where', value: venue }] : []),
]

/** Sends the tickets. */
export const bookedEmail = (
  { name, amount }: Payer,
  event: Event,
  { names, rule, url }: { names: readonly string[]; rule: string; url: string },
): EmailText => ({
  subject: `Your ${names.length === 1 ? 'ticket' : 'tickets'}: ${event.name}`,
  title: 'You’re in',
  greeting: greetingFor(name),
  paragraphs: [
    `You have booked ${count(names.length, 'place')} for ${event.name}.`,
    'Show the codes on the page below when you arrive. You can also cancel there.',
  ],
  facts: [
    ...whenAndWhere(event),
    { label: 'For', value: listWords(names) },
    { label: 'Price', value: amount > 0 ? formatPence(amount) : 'Free' },
  ],
  action: { label: names.length === 1 ? 'Open your ticket' : 'Open your tickets', url },
  footnote: amount > 0 ? rule : 'If you cannot come, please cancel, so that others can.',
})

/** Tells the payer that a booking was cancelled. `refunded` is the amount, or ''. */
export const cancelledEmail = (
  { name, amount }: Payer,
  event: Event,
  { refunded, byClub }: { refunded: string; byClub: boolean },
): EmailText => ({
  subject: `Booking cancelled: ${event.name}`,
  title: 'Your booking is cancelled',
  greeting: greetingFor(name),
  paragraphs: [
    byClub
      ? `We have cancelled your booking for ${event.name}.`
      : `You have cancelled your booking for ${event.name}.`,
    refunded
      ? `We refund ${refunded} to the card that you paid with. Banks take up to ten days.`
      : amount > 0
        ? 'There is no refund.'
        : 'There was nothing to pay.',
  ],
  facts: whenAndWhere(event),
})

/** Tells the payer that a payment arrived when there was no place any more. */
export const tooLateEmail = ({ name }: Payer, event: Event, paid: string): EmailText => ({
  subject: `Your money goes back: ${event.name}`,
  title: 'There is no place left',
  greeting: greetingFor(name),
  paragraphs: [
    `Your payment of ${paid} for ${event.name} arrived after your reservation had ended, so there is no place for it.`,
    `We refund ${paid} to your card. Banks take up to ten days.`,
  ],
  facts: whenAndWhere(event),
})
