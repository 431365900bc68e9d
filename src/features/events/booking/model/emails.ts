import { longDay, weekdayAndTime } from '../../../../kernel/dates.ts'
import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import { count, listWords } from '../../../../kernel/text.ts'
import { type EmailText, greetingFor } from '../../../emails/model.ts'
import { firstAmount } from './deposit.ts'

type Payer = { name: string; amount: Pence; deposit: Pence | null; restDueAt: Date | null }
type Event = { name: string; startsAt: Date; venue: string }

export const whenAndWhere = ({ startsAt, venue }: Event) => [
  { label: 'When', value: weekdayAndTime(startsAt) },
  ...(venue ? [{ label: 'Where', value: venue }] : []),
]

/** Sends the tickets. */
export const bookedEmail = (
  payer: Payer,
  event: Event,
  { names, rule, url }: { names: readonly string[]; rule: string; url: string },
): EmailText => ({
  subject: `Your ${names.length === 1 ? 'ticket' : 'tickets'}: ${event.name}`,
  title: 'You’re in',
  greeting: greetingFor(payer.name),
  paragraphs: [
    `You have booked ${count(names.length, 'place')} for ${event.name}.`,
    'Show the codes on the page below when you arrive. You can also cancel there.',
  ],
  facts: [...whenAndWhere(event), { label: 'For', value: listWords(names) }, ...priceFacts(payer)],
  action: { label: names.length === 1 ? 'Open your ticket' : 'Open your tickets', url },
  footnote: payer.amount > 0 ? rule : 'If you cannot come, please cancel, so that others can.',
})

function priceFacts({ amount, deposit, restDueAt }: Payer) {
  const price = { label: 'Price', value: amount > 0 ? formatPence(amount) : 'Free' }
  if (deposit === null || !restDueAt) return [price]
  const rest = `${formatPence(pence(amount - deposit))} by ${longDay(restDueAt)}`
  return [
    price,
    { label: 'Deposit paid', value: formatPence(deposit) },
    { label: 'Still to pay', value: rest },
  ]
}

/** Confirms a place on the waiting list. */
export const waitingEmail = ({ name }: Payer, event: Event, url: string): EmailText => ({
  subject: `You are on the waiting list: ${event.name}`,
  title: 'You are on the waiting list',
  greeting: greetingFor(name),
  paragraphs: [
    `All places for ${event.name} are taken. We e-mail you as soon as there is one for you.`,
    'You pay nothing until then.',
  ],
  facts: whenAndWhere(event),
  action: { label: 'Open your booking', url },
  footnote: 'If you no longer want to come, please leave the waiting list on that page.',
})

/** Offers a place that has become free. */
export const offerEmail = (
  { name, amount, deposit }: Payer,
  event: Event,
  { places, until, url }: { places: number; until: Date; url: string },
): EmailText => ({
  subject: `There is a place for you: ${event.name}`,
  title: 'There is a place for you',
  greeting: greetingFor(name),
  paragraphs: [
    `We are keeping ${count(places, 'place')} for you at ${event.name} until ${weekdayAndTime(until)}.`,
    amount > 0
      ? `Open the page below and pay ${formatPence(firstAmount({ amount, deposit }))} by then. After that, the next person gets the offer.`
      : 'Confirm on the page below by then. After that, the next person gets the offer.',
  ],
  facts: whenAndWhere(event),
  action: { label: amount > 0 ? 'Pay for your place' : 'Confirm your place', url },
})

/** Tells the payer that the places that were kept went to the next person. */
export const offerExpiredEmail = ({ name }: Payer, event: Event, url: string): EmailText => ({
  subject: `Your place was not taken up: ${event.name}`,
  title: 'The place has gone to the next person',
  greeting: greetingFor(name),
  paragraphs: [
    `We kept a place for you at ${event.name}, but it was not confirmed in time. You have paid nothing.`,
    'The page of the event says whether you can join the waiting list again.',
  ],
  facts: whenAndWhere(event),
  action: { label: 'Open the event', url },
})

/** Tells the payer that a booking was cancelled. `refund` says what is paid back; '' for nothing. */
export const cancelledEmail = (
  { name, amount }: Payer,
  event: Event,
  { refund, byClub }: { refund: string; byClub: boolean },
): EmailText => ({
  subject: `Booking cancelled: ${event.name}`,
  title: 'Your booking is cancelled',
  greeting: greetingFor(name),
  paragraphs: [
    byClub
      ? `We have cancelled your booking for ${event.name}.`
      : `You have cancelled your booking for ${event.name}.`,
    refund || (amount > 0 ? 'There is no refund.' : 'There was nothing to pay.'),
  ],
  facts: whenAndWhere(event),
})

/** Tells the payer that one ticket of a booking was cancelled. `refund` says what is paid back; '' for nothing. */
export const ticketCancelledEmail = (
  { name }: Payer,
  event: Event,
  ticket: { name: string; refund: string; wasFree: boolean; byClub: boolean; url: string },
): EmailText => ({
  subject: `Ticket cancelled: ${event.name}`,
  title: `The ticket of ${ticket.name} is cancelled`,
  greeting: greetingFor(name),
  paragraphs: [
    ticket.byClub
      ? `We have cancelled the ticket of ${ticket.name} for ${event.name}.`
      : `You have cancelled the ticket of ${ticket.name} for ${event.name}.`,
    ticket.refund || (ticket.wasFree ? 'It was free.' : 'There is no refund.'),
    'The other tickets of your booking remain valid.',
  ],
  facts: whenAndWhere(event),
  action: { label: 'Open your booking', url: ticket.url },
})

/** What goes back to the card, and what the treasurer pays back of a rest that was paid by hand. */
export type Refunded = { byCard: Pence; byHand: Pence }

/** Says what is paid back to the card, and what by hand. '' for nothing. */
export const refundText = ({ byCard, byHand }: Refunded): string =>
  [
    byCard > 0 &&
      `We refund ${formatPence(byCard)} to the card that you paid with. Banks take up to ten days.`,
    byHand > 0 &&
      `We pay back ${formatPence(byHand)} that you paid in cash or by bank transfer, and get in touch about how.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Asks the treasurer to pay back what was paid in cash or by bank transfer for cancelled tickets. */
export const payBackEmail = (
  { name, email }: { name: string; email: string },
  event: Event,
  { amount, url }: { amount: string; url: string },
): EmailText => ({
  subject: `Pay back ${amount} to ${name}: ${event.name}`,
  title: 'A booking that was paid by hand was cancelled',
  paragraphs: [
    `Tickets of ${name} for ${event.name} were cancelled. ${amount} of what they paid in cash or by bank transfer goes back to them.`,
    `Ask ${email} how to pay it back. They expect to hear from you. Record it when it is done.`,
  ],
  action: { label: 'Record it', url },
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
