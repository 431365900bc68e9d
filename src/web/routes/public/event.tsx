import '../../../ui/styles/split.css'
import { EventBadges } from '../../../features/events/components/event-card.tsx'
import { EventPicture } from '../../../features/events/components/event-picture.tsx'
import { type EventDetails, findEvent } from '../../../features/events/queries.server.ts'
import { formatPence } from '../../../kernel/money.ts'
import { textOf } from '../../../kernel/text.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { Html } from '../../../ui/primitives/html.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/event'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const event = await findEvent(ctx, params.slug)
  if (!event) throw new Response('This page could not be found', { status: 404 })
  return { event, loggedIn: ctx.actor.kind === 'user' }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({}, matches)
  const { event } = loaderData
  return pageMeta(
    {
      title: event.name,
      description: textOf(event.details?.description ?? '') || `${event.name}, an event of the club.`,
      ...(event.image && { image: event.image }),
      jsonLd: { '@type': 'Event', name: event.name, startDate: event.startsAt.toISOString() },
    },
    matches,
  )
}

export default function EventPage({ loaderData: { event, loggedIn } }: Route.ComponentProps) {
  const { details } = event
  return (
    <>
      <Cover title={event.name} crumb={{ to: '/events', text: 'Events' }}>
        <p>
          <DateTimeText at={event.startsAt} />
        </p>
        <EventBadges event={event} />
      </Cover>
      <div className="page split pt6 pbb">
        <div className="stack">
          <EventPicture
            image={event.image}
            birthday={event.birthday}
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
        {details && <PriceCard details={details} />}
      </div>
    </>
  )
}

/** [EVT-013, EVT-014] */
function MembersOnly({ slug, loggedIn }: { slug: string; loggedIn: boolean }) {
  return (
    <Note>
      <p>
        This event is only for members of the club.{' '}
        {!loggedIn && <a href={`/members/access/?next=/events/${slug}`}>Log in here</a>}
      </p>
    </Note>
  )
}

function PriceCard({ details: { price, teams } }: { details: EventDetails }) {
  return (
    <aside className="card lead stick stack" aria-label="Price">
      <h2 className="h3">What it costs</h2>
      <p className="sum2">{price > 0 ? formatPence(price) : 'Free'}</p>
      {teams.length > 0 && (
        <p className="muted">
          With{' '}
          {teams.map((team, index) => (
            <span key={team.slug}>
              {index > 0 && ', '}
              <a href={`/teams/${team.slug}`}>{team.name}</a>
            </span>
          ))}
        </p>
      )}
    </aside>
  )
}
