import { data } from 'react-router'
import { settleReturn } from '../../../features/billing/sync/commands/settle-payment.server.ts'
import { AddToCalendar } from '../../../features/calendar/components/add-to-calendar.tsx'
import { BookingCard } from '../../../features/events/booking/components/booking-card.tsx'
import { offerOf, ownBookings } from '../../../features/events/booking/queries/offer.server.ts'
import { type PayForEvent, payForEvent } from '../../../features/events/commands/pay-for-event.server.ts'
import { ContributionForm } from '../../../features/events/components/contribution-form.tsx'
import { EventBadges } from '../../../features/events/components/event-card.tsx'
import { EventPicture } from '../../../features/events/components/event-picture.tsx'
import { PriceCard, WhoPaid } from '../../../features/events/components/price-card.tsx'
import { BAD_AMOUNT, isPast } from '../../../features/events/model.ts'
import { findEvent, type EventPage as Page } from '../../../features/events/queries/events.server.ts'
import { contributionInput } from '../../../features/events/schema.ts'
import { formatPence } from '../../../kernel/money.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { textOf } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { NOTHING_CHARGED } from '../../../platform/payments/wording.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { FixtureTimeText } from '../../../ui/primitives/date-text.tsx'
import { Html } from '../../../ui/primitives/html.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { eventData, isIndexed } from '../../event-data.ts'
import { paths } from '../../paths.ts'
import '../../../ui/layout/split.css'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, refuseForm, submittedForm } from '../../parse-form.ts'
import { actionHeadersOf, tooMany } from '../../too-many-requests.ts'
import type { Route } from './+types/event'

/** The message about a payment on the page of its event. */
type PaymentOutcome = { tone: 'ok' | 'info' | 'bad'; text: string }

const CANCELLED: PaymentOutcome = { tone: 'info', text: 'Payment has been cancelled' }
const CONFIRMING: PaymentOutcome = {
  tone: 'info',
  text: 'Your payment is being confirmed. Cards take up to a minute, direct debits a few days.',
}
const NOT_PAID: PaymentOutcome = {
  tone: 'info',
  text: 'We have not received a payment yet. If you have just paid, reload this page in a minute.',
}
const PAST = 'This event has ended, so you can no longer pay for it. Nothing was charged.'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  // The payment is settled first, so that the total raised includes it.
  const { searchParams } = new URL(request.url)
  const outcome = await outcomeOf(ctx, params.slug, searchParams)
  const event = await eventAt(ctx, params.slug)
  const site = { club: ctx.club.name, origin: ctx.config.publicUrl.origin }
  const indexed = isIndexed(event, ctx.clock.now())
  const past = isPast(event, ctx.clock.now())
  const offer = event.details && (await offerOf(ctx, event))
  const own = offer ? await ownBookings(ctx, event) : []
  const asksTickets = searchParams.get('tickets') === 'none'
  return { event, site, indexed, past, offer, own, asksTickets, loggedIn: ctx.actor.kind === 'user', outcome }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const failed = () => ({ ...refuseForm(submitted, {}), failure: BROKEN_FORM })
  return keepTyped(ctx, () => pay(ctx, params.slug, submitted), failed)
}

async function pay(ctx: Ctx, slug: string, submitted: FormData) {
  const form = parseForm(contributionInput, submitted)
  if (!form.ok) return data({ ...form, failure: undefined }, { status: 422 })
  const started = await payForEvent(ctx, slug, form.value)
  if (started.ok) return new Response(null, { status: 303, headers: { location: started.url } })
  return answer(started, submitted)
}

function answer(refusal: Extract<PayForEvent, { ok: false }>, submitted: FormData) {
  const kept = { ...refuseForm(submitted, {}), failure: undefined }
  switch (refusal.reason) {
    case 'MEMBERS_ONLY':
      throw new Response('This event is only for members of the club.', { status: 403 })
    case 'NOT_AN_AMOUNT':
      return data({ ...kept, errors: { amount: [BAD_AMOUNT] } }, { status: 422 })
    case 'PAST':
      return data({ ...kept, failure: PAST }, { status: 409 })
    case 'TICKETS_ONLY':
      return data({ ...kept, failure: 'This event now has tickets. Choose how many below.' }, { status: 409 })
    case 'PROVIDER_DOWN':
      return data({ ...kept, failure: NOTHING_CHARGED }, { status: 503 })
    case 'PROVIDER_REFUSED':
      return data(
        { ...kept, failure: `Your payment did not go through: ${refusal.message}` },
        { status: 422 },
      )
    case 'TOO_MANY':
      return data(
        { ...kept, failure: 'Too many payments from your network. Please try again in an hour.' },
        tooMany(refusal.retryAfterSeconds),
      )
    default:
      return unreachable(refusal)
  }
}

async function eventAt(ctx: Pick<Ctx, 'db' | 'pages' | 'actor'>, slug: string): Promise<Page> {
  const event = await findEvent(ctx, slug)
  if (!event) throw new Response('This page could not be found', { status: 404 })
  return event
}

/** Returns the outcome for a payer who returns from checkout. The provider decides it, not the URL. */
async function outcomeOf(
  ctx: Ctx,
  slug: string,
  query: URLSearchParams,
): Promise<PaymentOutcome | undefined> {
  if (query.get('pay') === 'cancel') return CANCELLED
  const session = query.get('session_id')
  if (query.get('pay') !== 'success' || !session) return undefined
  const { id, name } = await eventAt(ctx, slug)
  const settled = await settleReturn(ctx, session, { purpose: 'event', objectId: id })
  if (settled.ok)
    return {
      tone: 'ok',
      text: `Thank you. We have received your ${formatPence(settled.payment.amount)} for ${name}.`,
    }
  if (settled.reason === 'NOT_PAID') return NOT_PAID
  return settled.reason === 'UNKNOWN' ? undefined : CONFIRMING
}

/** Passes on the `retry-after` header of the action. */
export const headers = actionHeadersOf

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({}, matches)
  const { event, site, indexed } = loaderData
  const description = textOf(event.details?.description ?? '') || `${event.name}, an event of the club.`
  return pageMeta(
    {
      title: event.name,
      description,
      ...(event.image && { image: event.image }),
      jsonLd: indexed ? eventData(event, { ...site, description }) : undefined,
    },
    matches,
  )
}

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, loggedIn, offer } = loaderData
  const { details, birthday } = event
  const failure: PaymentOutcome | undefined = actionData?.failure
    ? { tone: 'bad', text: actionData.failure }
    : undefined
  return (
    <>
      <Cover title={event.name} crumb={{ to: paths.events, text: 'Events' }}>
        <p>
          <FixtureTimeText at={event.startsAt} />
          {details?.venue && (
            <>
              <br />
              {details.venue}
            </>
          )}
        </p>
        <EventBadges event={event} />
      </Cover>
      <div className="page split padding-top-6 padding-bottom-band">
        <div className="stack">
          <Outcome outcome={failure ?? loaderData.outcome} />
          <EventPicture
            name={event.name}
            image={event.image}
            birthday={birthday}
            sizes="(min-width: 992px) 44rem, 92vw"
            eager
            lead
          />
          {details ? (
            <Html html={details.description} />
          ) : (
            <MembersOnly slug={event.slug} loggedIn={loggedIn} />
          )}
        </div>
        {offer && (
          <BookingCard
            event={event}
            offer={offer}
            own={loaderData.own}
            asksTickets={loaderData.asksTickets}
          />
        )}
        {details && !offer && (
          <PriceCard
            birthday={birthday}
            details={details}
            past={loaderData.past}
            form={
              <ContributionForm
                birthday={birthday}
                price={details.price}
                asksName={!loggedIn}
                notPaid={actionData}
              />
            }
          />
        )}
        {details?.contributions.names && <WhoPaid names={details.contributions.names} />}
        {!loaderData.past && (
          <p>
            <AddToCalendar kind="event" id={event.id} what={event.name} />
          </p>
        )}
      </div>
    </>
  )
}

function Outcome({ outcome }: { outcome: PaymentOutcome | undefined }) {
  if (!outcome) return null
  return (
    <div role="status">
      <Note tone={outcome.tone}>
        <p>{outcome.text}</p>
      </Note>
    </div>
  )
}

/** [EVT-013, EVT-014] */
function MembersOnly({ slug, loggedIn }: { slug: string; loggedIn: boolean }) {
  return (
    <Note>
      <p>
        This event is only for members of the club.{' '}
        {!loggedIn && <a href={`${paths.access}?next=${paths.event(slug)}`}>Log in here</a>}
      </p>
    </Note>
  )
}
