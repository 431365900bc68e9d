import { data, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { Bookings } from '../../../../features/events/booking/admin/bookings.tsx'
import { TermsForm } from '../../../../features/events/booking/admin/terms-form.tsx'
import { NEW, type NotSaved, TicketTypes } from '../../../../features/events/booking/admin/ticket-types.tsx'
import { cancelByOrganiser } from '../../../../features/events/booking/commands/cancel-booking.server.ts'
import { cancelTicketByOrganiser } from '../../../../features/events/booking/commands/cancel-ticket.server.ts'
import { renameByOrganiser } from '../../../../features/events/booking/commands/change-details.server.ts'
import {
  removeTicketType,
  saveTerms,
  saveTicketType,
} from '../../../../features/events/booking/commands/save-ticket-type.server.ts'
import { countShown, searchBookings } from '../../../../features/events/booking/model/booking-search.ts'
import { totalsOf } from '../../../../features/events/booking/model/totals.ts'
import { organisedEvent } from '../../../../features/events/booking/queries/organiser.server.ts'
import {
  bookingSearch,
  cancelInput,
  cancelTicketInput,
  renameInput,
  termsInput,
  ticketTypeInput,
} from '../../../../features/events/booking/schema.ts'
import { NEW_QUESTION, Questions } from '../../../../features/events/questions/admin/questions.tsx'
import {
  removeQuestion,
  saveQuestion,
} from '../../../../features/events/questions/commands/save-question.server.ts'
import { MAX_QUESTIONS } from '../../../../features/events/questions/model/question.ts'
import { questionInput } from '../../../../features/events/questions/schema.ts'
import { longDate } from '../../../../kernel/dates.ts'
import { isId } from '../../../../kernel/ids.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { FixtureTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { keepQuery, parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import { paths } from '../../../paths.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/event'

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { bookings, ...details } = await organisedEvent(ctx, params.id)
  const ticket = new URL(request.url).searchParams.get('ticket')
  // The codes of tickets that were printed earlier lead here.
  if (ticket) throw redirect(`${adminPaths.checkIn(details.event.id)}#${encodeURIComponent(ticket)}`)
  return {
    ...details,
    found: searchBookings(bookings, parseQuery(bookingSearch, request)),
    many: bookings.length,
    counts: countShown(bookings),
    totals: totalsOf(bookings, details.questions),
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
    case 'save-question':
      return saveQuestionForm(ctx, params.id, form)
    case 'remove-question':
      return dropQuestion(ctx, params.id, String(form.get('id')))
    case 'rename':
      return rename(ctx, params.id, form)
    case 'cancel-ticket':
      return cancelTicket(ctx, params.id, form)
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
  return refuse({ values, errors: errorsOf(saved) })
}

type TypeRefusal = Extract<Awaited<ReturnType<typeof saveTicketType>>, { ok: false }>

const errorsOf = (refusal: TypeRefusal) =>
  refusal.reason === 'DUE_AFTER_EVENT'
    ? { restDueOn: [`Enter ${longDate(refusal.day)}, the day of the event, or an earlier day`] }
    : { places: ['More places than this are taken. Cancel bookings first.'] }

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

async function saveQuestionForm(ctx: Ctx, eventId: string, form: FormData) {
  const which = String(form.get('id') ?? NEW_QUESTION)
  const parsed = parseForm(questionInput, form)
  if (!parsed.ok) return data<NotSaved>({ which, values: parsed.values, errors: parsed.errors }, 422)
  const saved = await saveQuestion(ctx, eventId, parsed.value)
  if (saved.ok) return backTo(eventId, 'Saved')
  return data<NotSaved>({ ...refuseForm(form, { label: [TOO_MANY_QUESTIONS] }), which }, 422)
}

const TOO_MANY_QUESTIONS = `An event can ask ${MAX_QUESTIONS} questions. Remove one first.`

async function dropQuestion(ctx: Ctx, eventId: string, id: string) {
  if (!isId(id)) throw new Response(WORDS.badRequest, { status: 422 })
  await removeQuestion(ctx, eventId, id)
  return backTo(eventId, 'Question removed')
}

async function cancel(ctx: Ctx, eventId: string, form: FormData) {
  const parsed = parseForm(cancelInput, form)
  if (!parsed.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const cancelled = await cancelByOrganiser(ctx, parsed.value.id, parsed.value.refund)
  if (!cancelled.ok) return backTo(eventId, NOT_CANCELLED[cancelled.reason], 'bad')
  const refund = cancelled.refund > 0 ? ` ${formatPence(cancelled.refund)} will be refunded.` : ''
  return backTo(eventId, `Booking cancelled.${refund}`)
}

async function cancelTicket(ctx: Ctx, eventId: string, form: FormData) {
  const parsed = parseForm(cancelTicketInput, form)
  if (!parsed.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const cancelled = await cancelTicketByOrganiser(ctx, parsed.value.ticket, parsed.value.refund)
  if (!cancelled.ok) return backTo(eventId, NOT_CANCELLED[cancelled.reason], 'bad')
  const refund = cancelled.refund > 0 ? ` ${formatPence(cancelled.refund)} will be refunded.` : ''
  return backTo(eventId, `Ticket cancelled.${refund}`)
}

async function rename(ctx: Ctx, eventId: string, form: FormData) {
  const parsed = parseForm(renameInput, form)
  if (!parsed.ok) return backTo(eventId, 'Enter a name of at most 80 characters', 'bad')
  await renameByOrganiser(ctx, parsed.value.ticket, parsed.value.name)
  return backTo(eventId, 'Name changed')
}

const NOT_CANCELLED = {
  NOT_ACTIVE: 'This booking is cancelled already',
  PAST: 'The event has begun',
  CHECKED_IN: 'One of them has been checked in',
  REFUND_PENDING: 'Another refund of this booking is pending. Try again when it is done.',
  PROVIDER_DOWN: 'The card provider did not answer, so nothing was changed. Try again in a minute.',
} as const

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.event.name ?? 'Event'} · Admin` },
  { name: 'robots', content: 'noindex' },
]

function placesInWords(types: readonly { taken: number; places: number }[]): string {
  const sum = (of: 'taken' | 'places') => types.reduce((total, type) => total + type[of], 0)
  return `${sum('taken')} of ${count(sum('places'), 'place')} taken`
}

/** One event for its organiser: bookings, tickets and terms. */
export default function OrganisedEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { event, types, terms, rule, questions } = loaderData
  const [search] = useSearchParams()
  const busy = useNavigation().formMethod === 'POST'
  const refused = actionData && 'which' in actionData ? actionData : undefined
  return (
    <>
      <Breadcrumb trail={[{ to: adminPaths.events, text: 'Events' }]} here={event.name} />
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
      {types.length > 0 && <p>{placesInWords(types)}</p>}
      <div className="stack margin-top-4">
        {types.length > 0 && (
          <Bookings {...loaderData} query={keepQuery(search, ['q', 'show'])} busy={busy} />
        )}
        <TicketTypes types={types} refused={refused} busy={busy} />
        {types.length > 0 && (
          <>
            <Questions questions={questions} refused={refused} busy={busy} />
            <TermsForm
              terms={terms}
              rule={rule}
              refused={refused?.which === TERMS ? refused : undefined}
              busy={busy}
            />
          </>
        )}
      </div>
    </>
  )
}
