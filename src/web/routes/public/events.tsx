import '../../../ui/layout/picture-cards.css'
import { EventCard } from '../../../features/events/components/event-card.tsx'
import { listEvents } from '../../../features/events/queries/events.server.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/events'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const events = await listEvents(ctx)
  const now = ctx.clock.now()
  // The list is sorted latest first. Upcoming events are reversed. [resolutions F04]
  return {
    upcoming: events.filter((event) => event.startsAt >= now).toReversed(),
    past: events.filter((event) => event.startsAt < now),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    { title: 'Events', description: 'Socials, tournaments, birthdays and camps of the club.' },
    matches,
  )

export default function Events({ loaderData: { upcoming, past } }: Route.ComponentProps) {
  return (
    <>
      <Cover title="Events">
        <p>Socials, tournaments, camps and birthdays. Most are open to everyone.</p>
      </Cover>
      <div className="page padding-top-6 padding-bottom-band grid-gap-7">
        <EventSection title="Coming up" events={upcoming} eager />
        <EventSection title="Past events" events={past} />
      </div>
    </>
  )
}

function EventSection({
  title,
  events,
  eager = false,
}: {
  title: string
  events: Route.ComponentProps['loaderData']['past']
  eager?: boolean
}) {
  return (
    <section>
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      {events.length === 0 ? (
        <Empty>
          <p>No events yet.</p>
        </Empty>
      ) : (
        <ul className="card-grid">
          {events.map((event, index) => (
            <li key={event.id}>
              <EventCard event={event} eager={eager && index < 2} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
