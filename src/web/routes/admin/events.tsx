import { Link } from 'react-router'
import { organisedEvents } from '../../../features/events/booking/queries/organiser.server.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { FixtureTimeText } from '../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { RecordLines } from '../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/events'

export async function loader({ context }: Route.LoaderArgs) {
  return { events: await organisedEvents(ctxOf(context)) }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Events · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The events of the club, with how many of their places are taken. */
export default function Events({ loaderData: { events } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Events">
        <Link className="button secondary compact" to={adminPaths.collection('events')}>
          <Icon name="pencil" /> Edit events
        </Link>
      </PageHead>
      <div className="margin-top-4">
        <RecordLines
          none="No events in the last three months, and none planned. Add one under Content."
          lines={events.map(({ id, name, startsAt, places, taken }) => ({
            id,
            title: <Link to={adminPaths.event(id)}>{name}</Link>,
            under: <FixtureTimeText at={startsAt} />,
            badges: badgesOf(places, taken),
          }))}
        />
      </div>
    </>
  )
}

function badgesOf(places: number, taken: number) {
  if (places === 0) return []
  return [{ tone: taken >= places ? 'warn' : 'ok', text: `${taken} of ${places} places taken` }]
}
