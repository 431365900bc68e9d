import { AddToCalendar } from '../../../features/calendar/components/add-to-calendar.tsx'
import { OwnBookings } from '../../../features/events/booking/components/own-bookings.tsx'
import { listOwnBookings } from '../../../features/events/booking/queries/own-bookings.server.ts'
import { Empty } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import type { Route } from './+types/bookings'
import { MembersFrame } from './members-frame.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  return listOwnBookings(ctx)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Event bookings, members area', noindex: true }, matches)

/** The reader's bookings for upcoming and past events. */
export default function Bookings({ loaderData: { coming, past } }: Route.ComponentProps) {
  return (
    <MembersFrame
      title="Event bookings"
      subtitle="Open a booking to show its tickets, change names or cancel."
      current={paths.bookings}
    >
      <div className="stack">
        <section className="stack" aria-labelledby="coming">
          <h2 className="heading-2" id="coming">
            Upcoming events
          </h2>
          {coming.length > 0 ? (
            <OwnBookings bookings={coming} isPast={false} toCalendar={calendarLink} />
          ) : (
            <Empty>
              <p>You have no bookings for upcoming events.</p>
              <a className="button secondary compact" href={paths.events}>
                See all events
              </a>
            </Empty>
          )}
        </section>
        {past.length > 0 && (
          <section className="stack" aria-labelledby="past">
            <h2 className="heading-2" id="past">
              Past events
            </h2>
            <OwnBookings bookings={past} isPast toCalendar={calendarLink} />
          </section>
        )}
      </div>
    </MembersFrame>
  )
}

const calendarLink = ({ id, name }: { id: string; name: string }) => (
  <AddToCalendar kind="event" id={id} what={name} />
)
