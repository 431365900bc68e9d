import './session-list.css'
import type { ReactNode } from 'react'
import type { LocalDate } from '../../../../kernel/dates.ts'
import { FixtureDayText } from '../../../../ui/primitives/date-text.tsx'
import { Soon } from '../../../../ui/primitives/soon.tsx'
import { paths } from '../../../../web/paths.ts'
import { sessionHours, type TrainingSession } from '../model/session.ts'

type Props = {
  sessions: readonly TrainingSession[]
  today: LocalDate
  /** False on a page about one team. */
  withTeams?: boolean
}

/** Sessions, soonest first. A cancelled one is struck through and shows the reason. */
export const SessionList = ({ sessions, today, withTeams = true }: Props) => (
  <ul className="session-list">
    {sessions.map((session) => (
      <SessionLine key={session.id} session={session} today={today} withTeams={withTeams} />
    ))}
  </ul>
)

function SessionLine({
  session,
  today,
  withTeams,
}: {
  session: TrainingSession
  today: LocalDate
  withTeams: boolean
}) {
  const { status, venue, teams } = session
  const isCancelled = status === 'cancelled'
  return (
    <li className="session-line" data-cancelled={isCancelled || undefined}>
      <p className="session-when">
        <Struck when={isCancelled}>
          <b>
            <FixtureDayText at={session.startsAt} />
          </b>{' '}
          <span className="nowrap">{sessionHours(session)}</span>
        </Struck>{' '}
        <Soon day={session.day} today={today} />
      </p>
      <p>
        <Struck when={isCancelled}>
          {withTeams &&
            teams.map(({ id, name, slug }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a href={paths.team(slug)}>{name}</a>
              </span>
            ))}
          {withTeams && venue && ' · '}
          {venue && <span className="muted">{venue.name}</span>}
        </Struck>
      </p>
      <SessionState session={session} />
    </li>
  )
}

/** Strikes through what is cancelled. */
export const Struck = ({ when, children }: { when: boolean; children: ReactNode }) =>
  when ? <s>{children}</s> : children

/** Shows that a session is cancelled or was moved, and why. */
export function SessionState({ session: { status, moved, reason } }: { session: TrainingSession }) {
  if (status === 'scheduled' && !moved && !reason) return null
  const [tone, word] =
    status === 'cancelled' ? ['bad', 'Cancelled'] : ['info', moved ? 'New time or place' : '']
  return (
    <p className="session-reason">
      {word && (
        <span className="badge" data-tone={tone}>
          {word}
        </span>
      )}{' '}
      {reason}
    </p>
  )
}
