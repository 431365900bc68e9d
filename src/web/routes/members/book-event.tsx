import { data, redirect } from 'react-router'
import { type Booked, bookPlaces } from '../../../features/events/booking/commands/book-places.server.ts'
import { payBooking } from '../../../features/events/booking/commands/pay-booking.server.ts'
import { BookingForm, type NotBooked } from '../../../features/events/booking/components/booking-form.tsx'
import { ticketPrice } from '../../../features/events/booking/model/terms.ts'
import { ticketPath } from '../../../features/events/booking/model/ticket-link.ts'
import {
  type Offer,
  type OfferedType,
  offerOf,
} from '../../../features/events/booking/queries/offer.server.ts'
import { bookingInput } from '../../../features/events/booking/schema.ts'
import { findEvent } from '../../../features/events/queries/events.server.ts'
import { isOwnAccountOfMinor } from '../../../features/members/queries/account-of-minor.server.ts'
import { peopleOf } from '../../../kernel/actor.ts'
import { isId, newId } from '../../../kernel/ids.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { count, listWords } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { FixtureTimeText } from '../../../ui/primitives/date-text.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, refuseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { actionHeadersOf, tooMany } from '../../too-many-requests.ts'
import type { Route } from './+types/book-event'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const event = await eventAt(ctx, params.slug)
  const offer = event.details && (await offerOf(ctx, event))
  // The page of the event says why it cannot be booked.
  if (!offer || offer.closed) throw redirect(paths.event(event.slug), 303)
  const { lines, all } = chosenLines(offer, new URL(request.url))
  if (lines.length === 0) throw redirect(withoutTickets(event.slug), 303)
  const people = peopleOf(ctx.actor)
  const isFree = lines.every((type) => ticketPrice(type, people.length > 0) === 0)
  const { name, slug, startsAt } = event
  const isVisitor = ctx.actor.kind === 'visitor'
  const waits = isFull(lines)
  const { questions } = offer
  const { pathname, search } = new URL(request.url)
  return {
    ...{ event: { name, slug, startsAt }, lines, people, isVisitor, isFree, waits, questions },
    isChanged: !all,
    isMinor: await isOwnAccountOfMinor(ctx),
    mailbox: ctx.club.emails.info,
    login: `${paths.access}?next=${encodeURIComponent(pathname + search)}`,
    formKey: newId(),
  }
}

async function eventAt(ctx: Ctx, slug: string) {
  const event = await findEvent(ctx, slug)
  if (!event) throw new Response('This page could not be found', { status: 404 })
  return event
}

/** The page of the event, which asks for a number of tickets. */
const withoutTickets = (slug: string): string => `${paths.event(slug)}?tickets=none`

/** The tickets in the address: the number of each type by its id. `all` is false if some cannot be booked so. */
function chosenLines({ types }: Offer, { searchParams }: URL): { lines: OfferedType[]; all: boolean } {
  const lines = types.flatMap((type) => {
    const many = Number(searchParams.get(type.id) ?? 0)
    const isPossible = Number.isInteger(many) && many > 0 && many <= type.mostPerBooking
    return isPossible ? Array.from({ length: many }, () => type) : []
  })
  const asked = [...searchParams].filter(([id]) => isId(id)).reduce((sum, [, many]) => sum + Number(many), 0)
  return { lines, all: asked === lines.length }
}

/** Whether more tickets of a type were chosen than are left. */
const isFull = (lines: readonly OfferedType[]): boolean =>
  lines.some(({ id, left }) => lines.filter((line) => line.id === id).length > left)

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const failed = () => refusal(submitted, BROKEN_FORM)
  return keepTyped(ctx, () => book(ctx, params.slug, new URL(request.url), submitted), failed)
}

const refusal = (form: FormData, failure: string): NotBooked => ({ ...refuseForm(form, {}), failure })

async function book(ctx: Ctx, slug: string, url: URL, submitted: FormData) {
  const event = await eventAt(ctx, slug)
  const offer = event.details && (await offerOf(ctx, event))
  if (!offer) throw redirect(paths.event(slug), 303)
  const { lines, all } = chosenLines(offer, url)
  if (lines.length === 0) throw redirect(withoutTickets(slug), 303)
  // The fields belong to the tickets that the page has shown.
  if (!all) return answer({ ok: false, reason: 'NO_SUCH_TICKETS' }, submitted)
  const schema = bookingInput(lines.length, ctx.actor.kind === 'visitor', offer.questions)
  const form = parseForm(schema, submitted)
  if (!form.ok) return data<NotBooked>({ ...form, failure: undefined }, { status: 422 })
  const people = form.value.people.map((person, at) => ({ ...person, typeId: lines[at]?.id ?? '' }))
  const booked = await bookPlaces(ctx, slug, { ...form.value, people })
  return booked.ok ? goOn(ctx, booked) : answer(booked, submitted)
}

/** A free booking has its tickets. Any other is paid next; until then its page keeps the places. */
async function goOn(ctx: Ctx, { booking, startsAt }: Extract<Booked, { ok: true }>) {
  const path = ticketPath(ctx.secret, booking.id, { startsAt })
  if (booking.status !== 'held') return redirect(path, 303)
  const paying = await payBooking(ctx, booking.id)
  if (paying.ok) return new Response(null, { status: 303, headers: { location: paying.url } })
  if (paying.reason === 'ALREADY_PAID') return redirect(path, 303)
  const text = 'We could not open the payment page. Your places are kept: try again below.'
  return redirectWithNotice(path, { tone: 'bad', text })
}

const CHANGED = 'These tickets have changed. Go back to the event and choose again.'

function answer(refused: Extract<Booked, { ok: false }>, form: FormData) {
  const refuse = (failure: string, status = 409) => data<NotBooked>(refusal(form, failure), { status })
  switch (refused.reason) {
    case 'MEMBERS_ONLY':
      throw new Response('This event is only for members of the club.', { status: 403 })
    case 'PAST':
      return refuse('This event has ended, so you can no longer book.')
    case 'CLOSED':
      return refuse('Booking for this event has closed.')
    case 'CAPTCHA':
      return refuse('Please tick the box below, then book again.', 422)
    case 'MINOR':
      return refuse('Members under 18 cannot book. Please ask a parent or guardian to book for you.', 403)
    case 'NOT_YOURS':
      return refuse('You can only book for yourself, for your children and for guests.', 403)
    case 'NO_SUCH_TICKETS':
      return refuse(CHANGED)
    case 'ALREADY_BOOKED':
      return refuse(
        `${listWords(refused.names)} already ${refused.names.length === 1 ? 'has' : 'have'} a place.`,
      )
    case 'FULL':
      return refuse(
        refused.left > 0
          ? `Only ${count(refused.left, 'place')} left for “${refused.type}”. Go back and choose fewer, or join the waiting list below.`
          : `“${refused.type}” has just sold out. Nothing was charged. You can join the waiting list below.`,
      )
    case 'TOO_MANY':
      return data<NotBooked>(
        refusal(form, 'Too many bookings from your network. Please try again in an hour.'),
        tooMany(refused.retryAfterSeconds),
      )
    default:
      return unreachable(refused)
  }
}

/** Passes on the `retry-after` header of the action. */
export const headers = actionHeadersOf

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ title: loaderData ? `Book: ${loaderData.event.name}` : 'Book', noindex: true }, matches)

/** Asks who comes to an event, after the tickets were chosen on its page. */
export default function BookEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { event, isChanged, isMinor } = loaderData
  return (
    <>
      <Cover title={event.name} crumb={{ to: paths.event(event.slug), text: 'Back to the event' }}>
        <p>
          <FixtureTimeText at={event.startsAt} />
        </p>
      </Cover>
      <div className="page padding-top-6 padding-bottom-band stack">
        {isMinor && <AskGuardian {...loaderData} />}
        {!isMinor && isChanged && (
          <Note tone="bad">
            <p>{CHANGED}</p>
          </Note>
        )}
        {!isMinor && !isChanged && <Booking {...loaderData} refused={actionData} />}
      </div>
    </>
  )
}

/** Who can book for a member under 18, and how. */
const AskGuardian = ({ event, mailbox }: Route.ComponentProps['loaderData']) => (
  <Note tone="warn">
    <p>
      Members under 18 cannot book. Ask your parent or guardian: they open{' '}
      <a href={paths.event(event.slug)}>the page of the event</a>, log in and book for you. If they have no
      login yet, write to <a href={`mailto:${mailbox}`}>{mailbox}</a>.
    </p>
  </Note>
)

type BookingProps = Route.ComponentProps['loaderData'] & { refused: NotBooked | undefined }

/** Who comes, for tickets that can be booked. */
function Booking({ login, ...form }: BookingProps) {
  const { lines, isVisitor, waits } = form
  return (
    <>
      {isVisitor && lines.some(({ memberPrice }) => memberPrice !== null) && (
        <p>
          Members pay less: <a href={login}>log in</a> first.
        </p>
      )}
      {waits && (
        <Note>
          <p>
            There are too few places left. Join the waiting list: we e-mail you when there is a place for you,
            and keep it for a day. You pay nothing until then.
          </p>
        </Note>
      )}
      <BookingForm {...form} />
    </>
  )
}
