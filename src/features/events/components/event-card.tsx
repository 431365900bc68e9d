import '../../../ui/layout/picture-cards.css'
import { FixtureTimeText } from '../../../ui/primitives/date-text.tsx'
import { paths } from '../../../web/paths.ts'
import { badgesOf } from '../model.ts'
import type { ListedEvent } from '../queries/events.server.ts'
import { EventPicture } from './event-picture.tsx'

/** One event in the list, linking to its page. */
export function EventCard({ event, eager = false }: { event: ListedEvent; eager?: boolean }) {
  return (
    <a className="picture-card" href={paths.event(event.slug)}>
      <EventPicture
        name={event.name}
        image={event.image}
        birthday={event.birthday}
        eager={eager}
        sizes="(min-width: 992px) 24rem, (min-width: 576px) 45vw, 92vw"
      />
      <p className="small">
        <FixtureTimeText at={event.startsAt} />
      </p>
      <h3>{event.name}</h3>
      <EventBadges event={event} />
    </a>
  )
}

/** The badges of an event: for members only, a birthday. */
export function EventBadges({ event }: { event: { membersOnly: boolean; birthday: boolean } }) {
  return (
    <ul className="row gap-2 margin-top-2">
      {badgesOf(event).map((badge) => (
        <li
          key={badge}
          className="badge"
          data-tone={badge === 'Birthday' ? 'mark' : badge === 'Members only' ? 'info' : undefined}
        >
          {badge}
        </li>
      ))}
    </ul>
  )
}
