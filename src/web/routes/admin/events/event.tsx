import { data, Link, useNavigation, useSearchParams } from 'react-router'
import { BookingList } from '../../../../features/events/booking/admin/booking-list.tsx'
import { TermsForm } from '../../../../features/events/booking/admin/terms-form.tsx'
import { NEW, type NotSaved, TicketTypes } from '../../../../features/events/booking/admin/ticket-types.tsx'
import { cancelByOrganiser } from '../../../../features/events/booking/commands/cancel-booking.server.ts'
import {
  removeTicketType,
  saveTerms,
  saveTicketType,
} from '../../../../features/events/booking/commands/save-ticket-type.server.ts'
import { BOOKING_WORDS } from '../../../../features/events/booking/model/booking.ts'
import {
  countShown,
  SHOWN_WORDS,
  searchBookings,
} from '../../../../features/events/booking/model/booking-search.ts'
import type { BookingRow } from '../../../../features/events/booking/queries/booking-rows.server.ts'
import { organisedEvent } from '../../../../features/events/booking/queries/organiser.server.ts'
import {
  bookingSearch,
  cancelInput,
  termsInput,
  ticketTypeInput,
} from '../../../../features/events/booking/schema.ts'
import { isId } from '../../../../kernel/ids.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Chips } from '../../../../ui/data-table/chips.tsx'
import { SearchBar } from '../../../../ui/data-table/search-bar.tsx'
import { FixtureTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { keepQuery, parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import { paths } from '../../../paths.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/event'

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { bookings, ...details } = await organisedEvent(ctx, params.id)
  return {
    ...details,
    found: searchBookings(bookings, parseQuery(bookingSearch, request)),
    many: bookings.length,
    counts: countShown(bookings),
    scanned: scannedIn(bookings, new URL(request.url).searchParams.get('ticket')),
  }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  if (!isId(params.id)) throw new Response(WORDS.pageNotFound, { status: 404 })
  const form = await submittedForm(request)
  switch (form.get('do')) {
    case 'save-type':
      return saveType(ctx, params.id, form)
    case 'remove-type':
      return removeType(ctx, params.id, String(form.get('id')))
    case 'save-terms':
      return save(ctx, params.id, form)
    case 'cancel':
      return cancel(ctx, params.id, form)
    default:
      throw new Response(WORDS.badRequest, { status: 422 })
  }
}

const backTo = (id: string, text: string, tone: 'ok' | 'bad' = 'ok') =>
  redirectWithNotice(adminPaths.event(id), { tone, text })

async function saveType(ctx: Ctx, eventId: string, form: FormData) {
  const which = String(form.get('id') ?? NEW)
  const parsed = parseForm(ticketTypeInput, form)
  const refuse = (facts: Omit<NotSaved, 'which'>) => data<NotSaved>({ which, ...facts }, 422)
  if (!parsed.ok) return refuse(parsed)
  const saved = await saveTicketType(ctx, eventId, parsed.value)
  if (saved.ok) return backTo(eventId, 'Saved')
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return refuse({ values, errors: { places: ['More places than this are taken. Cancel bookings first.'] } })
}

async function removeType(ctx: Ctx, eventId: string, id: string) {
  if (!isId(id)) throw new Response(WORDS.badRequest, { status: 422 })
  const removed = await removeTicketType(ctx, eventId, id)
  if (removed.ok) return backTo(eventId, 'Removed')
  return backTo(eventId, 'People have booked this ticket. Set its places to what is taken instead.', 'bad')
}

async function save(ctx: Ctx, eventId: string, form: FormData) {
  const parsed = parseForm(termsInput, form)
  if (!parsed.ok) return data<NotSaved>({ which: TERMS, values: parsed.values, errors: parsed.errors }, 422)
  await saveTerms(ctx, eventId, parsed.value)
  return backTo(eventId, 'Saved')
}

const TERMS = 'terms'

async function cancel(ctx: Ctx, eventId: string, form: FormData) {
  const parsed = parseForm(cancelInput, form)
  if (!parsed.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const cancelled = await cancelByOrganiser(ctx, parsed.value.id, parsed.value.refund)
  if (!cancelled.ok) return backTo(eventId, NOT_CANCELLED[cancelled.reason], 'bad')
  const refund = cancelled.refund > 0 ? ` ${formatPence(cancelled.refund)} will be refunded.` : ''
  return backTo(eventId, `Booking cancelled.${refund}`)
}

const NOT_CANCELLED = {
  NOT_ACTIVE: 'This booking is cancelled already',
  PAST: 'The event has begun',
  REFUND_PENDING: 'Another refund of this booking is pending. Try again when it is done.',
  PROVIDER_DOWN: 'The card provider did not answer, so nothing was changed. Try again in a minute.',
} as const

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.event.name ?? 'Event'} · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** One event for its organiser: bookings, tickets and terms. */
export default function OrganisedEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { event, types, terms, scanned } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const refused = actionData && 'which' in actionData ? actionData : undefined
  return (
    <>
      <PageHead title={event.name}>
        <a className="button secondary compact" href={paths.event(event.slug)}>
          <Icon name="link" /> Page
        </a>
        <Link className="button secondary compact" to={adminPaths.entry('events', event.id)}>
          <Icon name="pencil" /> Edit
        </Link>
      </PageHead>
      <p className="margin-top-2">
        <b>
          <FixtureTimeText at={event.startsAt} />
        </b>
        {event.venue && `, ${event.venue}`}
      </p>
      <div className="stack margin-top-4">
        {scanned && <Scanned {...scanned} />}
        {types.length > 0 && <Bookings {...loaderData} busy={busy} />}
        <TicketTypes types={types} refused={refused} busy={busy} />
        {types.length > 0 && (
          <TermsForm terms={terms} refused={refused?.which === TERMS ? refused : undefined} busy={busy} />
        )}
      </div>
    </>
  )
}

type BookingsProps = Pick<Route.ComponentProps['loaderData'], 'event' | 'found' | 'many' | 'counts'>

/** The list of bookings with its search, filters, export and message. */
function Bookings({ event, found, many, counts, busy }: BookingsProps & { busy: boolean }) {
  const [search] = useSearchParams()
  const chips = counts.map((one) => ({ value: one.show, name: SHOWN_WORDS[one.show], count: one.many }))
  return (
    <section className="stack-small" aria-labelledby="bookings">
      <div className="row between">
        <h2 id="bookings">{count(many, 'booking')}</h2>
        {many > 0 && (
          <div className="row gap-2">
            <Link className="button secondary compact" to={adminPaths.eventMessage(event.id)}>
              <Icon name="mail" /> Write to them
            </Link>
            <a
              className="button secondary compact"
              href={`${adminPaths.eventExport(event.id)}${keepQuery(search, ['q', 'show'])}`}
              download
            >
              <Icon name="download" /> Export CSV
            </a>
          </div>
        )}
      </div>
      {many === 0 ? (
        <p className="muted">Nobody has booked yet.</p>
      ) : (
        <>
          <SearchBar label="Search bookings" placeholder="Name or e-mail">
            <Chips
              label="Filter bookings"
              parameter="show"
              chips={[{ value: '', name: 'All', count: many }, ...chips]}
            />
          </SearchBar>
          <BookingList bookings={found} busy={busy} />
        </>
      )}
    </section>
  )
}

/** Finds the ticket whose code was scanned. */
function scannedIn(bookings: readonly BookingRow[], id: string | null) {
  if (!id) return undefined
  const booking = bookings.find(({ tickets }) => tickets.some((ticket) => ticket.id === id))
  const ticket = booking?.tickets.find((one) => one.id === id)
  return { found: booking && ticket ? { ticket, status: booking.status } : undefined }
}

function Scanned({ found }: NonNullable<ReturnType<typeof scannedIn>>) {
  if (!found)
    return (
      <Note tone="bad">
        <p>This ticket is not for this event.</p>
      </Note>
    )
  const { ticket, status } = found
  return (
    <Note tone={status === 'booked' ? 'ok' : 'bad'}>
      <p>
        <b>
          {ticket.name}, {ticket.type}
        </b>
        : {BOOKING_WORDS[status].text}
      </p>
    </Note>
  )
}
