import { Link } from 'react-router'
import {
  type OrganisedEvent,
  organisedEvents,
} from '../../../features/events/booking/queries/organiser.server.ts'
import { count } from '../../../kernel/text.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { FixtureTimeText } from '../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { RecordLines } from '../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/events'

export const loader = ({ context }: Route.LoaderArgs) => organisedEvents(ctxOf(context))

export const meta: Route.MetaFunction = () => [
  { title: 'Events · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The events of the club, with how many of their places are taken: those to come, and below them past ones. */
export default function Events({ loaderData: { coming, past } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Events">
        <Link className="button secondary compact" to={adminPaths.collection('events')}>
          <Icon name="pencil" /> Edit events
        </Link>
      </PageHead>
      <div className="stack margin-top-4">
        <RecordLines none="No events are planned. Add one under Content." lines={coming.map(lineOf)} />
        {past.length > 0 && (
          <details>
            <summary>{count(past.length, 'event')} in the last three months</summary>
            <RecordLines none="" lines={past.map(lineOf)} />
          </details>
        )}
      </div>
    </>
  )
}

const lineOf = ({ id, name, startsAt, places, taken }: OrganisedEvent) => ({
  id,
  title: <Link to={adminPaths.event(id)}>{name}</Link>,
  under: <FixtureTimeText at={startsAt} />,
  badges: badgesOf(places, taken),
})

function badgesOf(places: number, taken: number) {
  if (places === 0) return []
  return [{ tone: taken >= places ? 'warn' : 'ok', text: `${taken} of ${places} places taken` }]
}
