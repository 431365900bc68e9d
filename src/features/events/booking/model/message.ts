import { type EmailText, greetingFor } from '../../../emails/model.ts'
import type { BookingStatus } from './booking.ts'
import { whenAndWhere } from './emails.ts'

/** The people that the organiser of an event can write to. */
export const AUDIENCES = ['all', 'booked', 'waiting'] as const
export type Audience = (typeof AUDIENCES)[number]

export const AUDIENCE_WORDS: Readonly<Record<Audience, string>> = {
  all: 'Everybody: booked, not paid yet, and waiting',
  booked: 'Those who have booked',
  waiting: 'The waiting list',
}

export const AUDIENCE_STATUSES: Readonly<Record<Audience, readonly BookingStatus[]>> = {
  all: ['booked', 'held', 'offered', 'waiting'],
  booked: ['booked'],
  waiting: ['offered', 'waiting'],
}

/** A message from the organiser. Blank lines separate its paragraphs. */
export type OrganiserMessage = { subject: string; text: string }

/** Writes the message to one payer, with the link to their booking. */
export const organiserEmail = (
  { subject, text }: OrganiserMessage,
  name: string,
  event: { name: string; startsAt: Date; venue: string },
  url: string,
): EmailText => ({
  subject,
  title: subject,
  greeting: greetingFor(name),
  paragraphs: text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
  facts: [{ label: 'Event', value: event.name }, ...whenAndWhere(event)],
  action: { label: 'Open your booking', url },
  footnote: 'You receive this e-mail because you asked for places at this event.',
})
