import { BOOKING_WORDS } from '../../../../features/events/booking/model/booking.ts'
import { searchBookings } from '../../../../features/events/booking/model/booking-search.ts'
import type { GivenAnswer } from '../../../../features/events/booking/queries/answers.server.ts'
import { organisedEvent } from '../../../../features/events/booking/queries/organiser.server.ts'
import { bookingSearch } from '../../../../features/events/booking/schema.ts'
import { clubStamp } from '../../../../kernel/dates.ts'
import { pence, poundsOf } from '../../../../kernel/money.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { parseQuery } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/export'

const HEAD = [
  ...['Name', 'Ticket', 'State', 'Booked by', 'E-mail', 'Booked at (local time)'],
  ...['Checked in (local time)', 'Paid for the booking', 'Refunded', 'Still to pay'],
]

/** Exports the bookings that are found as CSV, a row for each person. Formulas are escaped. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { event, bookings, questions } = await organisedEvent(ctx, params.id)
  const lines = searchBookings(bookings, parseQuery(bookingSearch, request)).flatMap((booking) =>
    booking.tickets.map(({ name, type, checkedInAt, cancelledAt, answers }) => [
      ...[
        name,
        type,
        BOOKING_WORDS[cancelledAt ? 'cancelled' : booking.status].text,
        booking.name,
        booking.email,
      ],
      ...[clubStamp(booking.createdAt), checkedInAt ? clubStamp(checkedInAt) : ''],
      ...[poundsOf(booking.paid ?? NOTHING), poundsOf(booking.refunded ?? NOTHING), poundsOf(booking.rest)],
      ...questions.map(({ id }) => answerTo(id, [...answers, ...booking.answers])),
    ]),
  )
  const facts = { rows: lines.length }
  await audit(ctx.db, ctx, { action: 'events.export', subject: `events/${event.id}`, facts })
  return csvResponse('bookings', [[...HEAD, ...questions.map(({ label }) => label)], ...lines])
}

const answerTo = (id: string, given: readonly GivenAnswer[]): string =>
  given.find(({ questionId }) => questionId === id)?.text ?? ''

const NOTHING = pence(0)
