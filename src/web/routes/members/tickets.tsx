import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { settleReturn } from '../../../features/billing/sync/commands/settle-payment.server.ts'
import { AddToCalendar } from '../../../features/calendar/components/add-to-calendar.tsx'
import { cancelByLink } from '../../../features/events/booking/commands/cancel-booking.server.ts'
import { cancelTicketByLink } from '../../../features/events/booking/commands/cancel-ticket.server.ts'
import { changeDetails } from '../../../features/events/booking/commands/change-details.server.ts'
import {
  acceptOffer,
  type PayBooking,
  payBooking,
} from '../../../features/events/booking/commands/pay-booking.server.ts'
import { payRest } from '../../../features/events/booking/commands/pay-rest.server.ts'
import { followPayment } from '../../../features/events/booking/commands/sync-booking.server.ts'
import type { NotBooked } from '../../../features/events/booking/components/booking-form.tsx'
import { CancelForm } from '../../../features/events/booking/components/cancel-form.tsx'
import { DetailsForm } from '../../../features/events/booking/components/details-form.tsx'
import { RestToPay } from '../../../features/events/booking/components/rest-to-pay.tsx'
import { TicketList } from '../../../features/events/booking/components/ticket-list.tsx'
import { canCancel } from '../../../features/events/booking/model/booking.ts'
import { type BookingView, bookingOfLink } from '../../../features/events/booking/queries/booking.server.ts'
import { detailsInput } from '../../../features/events/booking/schema.ts'
import { formatPence, pence } from '../../../kernel/money.ts'
import { count, listWords } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { NOTHING_CHARGED } from '../../../platform/payments/wording.ts'
import { DateTimeText, FixtureTimeText } from '../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/tickets'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const booking = await bookingOfLink(ctx, token)
  if (!booking) return data(undefined, 410)
  const pending = await settle(ctx, booking, searchParams)
  return data({
    booking: (await bookingOfLink(ctx, token)) ?? booking,
    returned: searchParams.get('pay') === 'cancel' ? ('cancelled' as const) : pending,
  })
}

/** Settles the payment from which the payer returns, so that the tickets are there at once. */
async function settle(
  ctx: Ctx,
  { id, restId }: BookingView,
  query: URLSearchParams,
): Promise<'confirming' | undefined> {
  const session = query.get('session_id')
  if (query.get('pay') !== 'success' || !session) return undefined
  const objectId = query.get('of') === 'rest' && restId ? restId : id
  const settled = await settleReturn(ctx, session, { purpose: 'booking', objectId })
  if (settled.ok) await followPayment(ctx, objectId)
  return settled.ok || settled.reason === 'NOT_PAID' || settled.reason === 'UNKNOWN'
    ? undefined
    : 'confirming'
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const booking = await bookingOfLink(ctx, token)
  if (!booking) return data<NotDone>({}, 410)
  const form = await submittedForm(request)
  const back = linkTo(token)
  if (form.get('do') === 'accept') return accept(ctx, booking, back)
  if (form.get('do') === 'pay') return redirectToPayment(await payBooking(ctx, booking.id), back)
  if (form.get('do') === 'pay-rest') return redirectToPayment(await payRest(ctx, token), back)
  if (form.get('do') === 'details') return change(ctx, token, booking, form)
  if (form.get('do') === 'cancel-ticket') return cancelTicket(ctx, token, form)
  if (form.get('sure') !== 'yes') return data<NotDone>({ sure: ['Tick the box to cancel'] }, 422)
  const cancelled = await cancelByLink(ctx, token)
  return redirectWithNotice(back, {
    tone: cancelled.ok ? 'ok' : 'bad',
    text: cancelled.ok ? 'Cancelled' : NOT_CANCELLED[cancelled.reason],
  })
}

/** What was refused on the page, and what was typed. */
type NotDone = { sure?: string[]; details?: Pick<NotBooked, 'errors' | 'values'> }

async function change(ctx: Ctx, token: string, { questions, tickets }: BookingView, submitted: FormData) {
  const positions = tickets.map(({ position }) => position)
  const renamed = tickets.filter(({ canRename }) => canRename).map(({ position }) => position)
  const form = parseForm(detailsInput(questions, positions, renamed), submitted)
  if (!form.ok) return data<NotDone>({ details: form }, 422)
  const changed = await changeDetails(ctx, token, form.value)
  return changed.ok
    ? redirectWithNotice(linkTo(token), { tone: 'ok', text: 'Saved' })
    : redirectWithNotice(linkTo(token), { tone: 'bad', text: NOT_CHANGED[changed.reason] })
}

const linkTo = (token: string): string => `${paths.tickets}?token=${encodeURIComponent(token)}`

async function cancelTicket(ctx: Ctx, token: string, form: FormData) {
  const cancelled = await cancelTicketByLink(ctx, token, String(form.get('ticket')))
  if (!cancelled.ok)
    return redirectWithNotice(linkTo(token), { tone: 'bad', text: NOT_CANCELLED[cancelled.reason] })
  const refund = cancelled.refund > 0 ? `. We refund ${formatPence(cancelled.refund)}` : ''
  return redirectWithNotice(linkTo(token), { tone: 'ok', text: `Ticket cancelled${refund}` })
}

const NOT_CHANGED = {
  CLOSED: 'Booking has closed, so nothing can be changed here. Please contact us.',
  NOT_ACTIVE: 'This booking is cancelled, so nothing was changed',
} as const

const NOT_CANCELLED = {
  NOT_ACTIVE: 'This booking is cancelled already',
  PAST: 'The event has begun, so nothing can be cancelled any more',
  CHECKED_IN: 'This ticket has been used already, so it cannot be cancelled',
  REFUND_PENDING: 'A refund of this booking is on its way. Try again in a few minutes.',
  PROVIDER_DOWN: 'The card provider did not answer, so nothing was changed. Try again in a minute.',
} as const

async function accept(ctx: Ctx, { id }: BookingView, back: string) {
  await acceptOffer(ctx, id)
  return redirect(back, 303)
}

/** Sends the payer to the checkout session, or back to the page with the reason why there is none. */
function redirectToPayment(paying: PayBooking, back: string) {
  if (paying.ok) return new Response(null, { status: 303, headers: { location: paying.url } })
  switch (paying.reason) {
    case 'ALREADY_PAID':
      return redirectWithNotice(back, { tone: 'ok', text: 'Paid already. Here are your tickets.' })
    case 'NOT_HELD':
      return redirectWithNotice(back, {
        tone: 'bad',
        text: 'The places are no longer kept for you, so nothing was charged',
      })
    default:
      return redirectWithNotice(back, { tone: 'bad', text: NOTHING_CHARGED })
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Your tickets', noindex: true }, matches)

/** The page of a booking, behind the link in its e-mail. */
export default function Tickets({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <Expired />
  const { booking, returned } = loaderData
  const { event } = booking
  return (
    <div className="page padding-top-6 padding-bottom-band">
      <div className="stack prose-width">
        <p className="kicker muted">{HEADINGS[booking.status]}</p>
        <h1 className="heading-1">{event.name}</h1>
        <p className="large">
          <FixtureTimeText at={event.startsAt} />
          {event.venue && (
            <>
              <br />
              {event.venue}
            </>
          )}
        </p>
        <State booking={booking} returned={returned} />
        {booking.status === 'booked' && (
          <>
            <RestToPay booking={booking} isConfirming={returned === 'confirming'} />
            <TicketList booking={booking} />
            <p>
              <AddToCalendar kind="event" id={event.id} what={event.name} />
            </p>
          </>
        )}
        <DetailsForm booking={booking} refused={actionData?.details} />
        {canCancel(booking.status) && !booking.isPast && (
          <CancelForm booking={booking} errors={actionData?.sure} />
        )}
        <p>
          <a className="more-link" href={paths.event(event.slug)}>
            About the event
          </a>
        </p>
      </div>
    </div>
  )
}

const HEADINGS: Readonly<Record<BookingView['status'], string>> = {
  waiting: 'Waiting list',
  offered: 'A place for you',
  held: 'Not paid yet',
  booked: 'Your tickets',
  expired: 'Not paid in time',
  cancelled: 'Cancelled',
}

type StateProps = { booking: BookingView; returned: 'cancelled' | 'confirming' | undefined }

function State({ booking, returned }: StateProps): ReactNode {
  const { status, amount, first, rest, tickets, heldUntil } = booking
  const people = listWords(tickets.map(({ name }) => name))
  switch (status) {
    case 'booked':
      return (
        <p>
          {count(tickets.length, 'ticket')} for {people}
          {amount > 0 && `, paid: ${formatPence(pence(amount - rest))}`}. Show the code when you arrive.
        </p>
      )
    case 'cancelled':
      return (
        <Note>
          <p>This booking for {people} is cancelled.</p>
        </Note>
      )
    case 'waiting':
      return (
        <Note>
          <p>
            You are on the waiting list for {people}. We e-mail you as soon as there is a place. You pay
            nothing until then.
          </p>
        </Note>
      )
    case 'expired':
      return (
        <Note tone="warn">
          <p>This booking was not paid or confirmed in time, so we could not keep it.</p>
        </Note>
      )
    default:
      if (returned === 'confirming')
        return (
          <Note>
            <p>Your payment is being confirmed. Reload this page in a minute.</p>
          </Note>
        )
      return (
        <>
          {returned === 'cancelled' && (
            <Note>
              <p>You have not paid yet. Nothing was charged.</p>
            </Note>
          )}
          <p>
            We are keeping {count(tickets.length, 'place')} for {people}
            {heldUntil && (
              <>
                {' '}
                until <DateTimeText at={heldUntil} />
              </>
            )}
            .
          </p>
          <form method="post">
            {amount > 0 ? (
              <button className="button" type="submit" name="do" value="pay">
                <Icon name="card" /> Pay {formatPence(first)}
                {first < amount && ' deposit'}
              </button>
            ) : (
              <button className="button" type="submit" name="do" value="accept">
                Confirm the {tickets.length === 1 ? 'place' : 'places'}
              </button>
            )}
          </form>
        </>
      )
  }
}

const Expired = () => (
  <div className="page padding-top-6 padding-bottom-band">
    <div className="stack prose-width">
      <h1 className="heading-1">This link has expired</h1>
      <p>The links of tickets work until a month after the event.</p>
      <p>
        <a className="button" href={paths.events}>
          See all events
        </a>
      </p>
    </div>
  </div>
)
