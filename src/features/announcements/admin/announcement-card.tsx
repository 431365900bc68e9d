import { Form, Link } from 'react-router'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { EditableAnnouncement } from '../queries/announcements.server.ts'

export type State = 'shown' | 'planned' | 'ended'

const STATES: Record<State, { tone: 'ok' | 'info' | 'open'; name: string }> = {
  shown: { tone: 'ok', name: 'Shown now' },
  planned: { tone: 'info', name: 'Planned' },
  ended: { tone: 'open', name: 'Ended' },
}

/** One announcement in the list of the admin area. */
export function AnnouncementCard({
  announcement,
  state,
}: {
  announcement: EditableAnnouncement
  state: State
}) {
  const { id, text, link, startsAt, endsAt, about } = announcement
  const { tone, name } = STATES[state]
  return (
    <li className="card stack-small">
      <p>
        <span className="badge" data-tone={tone}>
          {name}
        </span>
      </p>
      <p>
        <b>{text}</b>
      </p>
      {about && <p>Cancels {about}</p>}
      {link && (
        <p className="small">
          <a href={link}>{link}</a>
        </p>
      )}
      <p className="small muted">
        <DateTimeText at={startsAt} /> until <DateTimeText at={endsAt} />
      </p>
      <div className="row gap-2">
        <Link className="button secondary compact" to={`?edit=${id}`} preventScrollReset>
          <Icon name="pencil" /> Edit<span className="visually-hidden"> {text}</span>
        </Link>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="do" value="remove" />
          <input type="hidden" name="id" value={id} />
          <button className="button bare compact" type="submit">
            <Icon name="trash" /> Remove<span className="visually-hidden"> {text}</span>
          </button>
        </Form>
      </div>
    </li>
  )
}
