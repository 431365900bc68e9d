import '../components/session-list.css'
import { Link } from 'react-router'
import type { LocalDate } from '../../../../kernel/dates.ts'
import { FixtureDayText } from '../../../../ui/primitives/date-text.tsx'
import { Soon } from '../../../../ui/primitives/soon.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { SessionState, Struck } from '../components/session-list.tsx'
import { sessionHours, sessionTimeWords, type TrainingSession, teamNames } from '../model/session.ts'

/** The sessions that a coach can move or cancel, linked to their pages. */
export const SessionRows = ({
  sessions,
  today,
}: {
  sessions: readonly TrainingSession[]
  today: LocalDate
}) => (
  <ul className="session-list">
    {sessions.map((session) => (
      <li
        className="session-line"
        key={session.id}
        data-cancelled={session.status === 'cancelled' || undefined}
      >
        <p className="session-when">
          <Struck when={session.status === 'cancelled'}>
            <b>
              <FixtureDayText at={session.startsAt} />
            </b>{' '}
            <span className="nowrap">{sessionHours(session)}</span>
          </Struck>{' '}
          <Soon day={session.day} today={today} />
        </p>
        <p>
          <Struck when={session.status === 'cancelled'}>
            {teamNames(session)}
            {session.venue && <span className="muted"> · {session.venue.name}</span>}
          </Struck>
        </p>
        <p className="session-open">
          <Link className="button secondary compact" to={adminPaths.trainingSession(session.id)}>
            Open
            <span className="visually-hidden">
              {' '}
              {teamNames(session)}, {sessionTimeWords(session)}
            </span>
          </Link>
        </p>
        <SessionState session={session} />
      </li>
    ))}
  </ul>
)
