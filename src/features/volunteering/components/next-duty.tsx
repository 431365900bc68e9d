import '../../../ui/layout/dashboard-tiles.css'
import type { ReactNode } from 'react'
import { clubInstant, type LocalDate } from '../../../kernel/dates.ts'
import { DateText, FixtureDayText } from '../../../ui/primitives/date-text.tsx'
import { Soon } from '../../../ui/primitives/soon.tsx'
import { FLEXIBLE } from '../model.ts'
import type { FamilyTurn } from '../queries/own.server.ts'

type Props = { duties: readonly FamilyTurn[]; today: LocalDate; calendar?: (duty: FamilyTurn) => ReactNode }

/** The next rota turn of the members that the reader acts for, and later turns on a line each. */
export function NextDuty({ duties: [next, ...later], today, calendar }: Props) {
  if (!next) return null
  return (
    <section className="card half-tile" aria-labelledby="next-duty">
      <h2 className="kicker muted row gap-2" id="next-duty">
        Next duty{' '}
        {next.isNow ? (
          <span className="badge" data-tone="mark">
            Now
          </span>
        ) : (
          <Soon day={next.startsOn} today={today} />
        )}
      </h2>
      <p className="heading-3 heading margin-top-1 margin-bottom-2">{`${next.position}, ${next.team}`}</p>
      <p>
        <b>
          <FixtureDayText at={clubInstant(next.startsOn, '12:00')} />
        </b>{' '}
        to <FixtureDayText at={clubInstant(next.endsOn, '12:00')} />
      </p>
      {next.description && <p className="muted">{next.description}</p>}
      {later.length > 0 && (
        <ul className="small margin-top-3">
          {later.map(({ position, team, startsOn }) => (
            <li key={`${startsOn} ${position}`}>
              Then {position}, {team}, from <DateText on={startsOn} />
            </li>
          ))}
        </ul>
      )}
      <p className="row gap-3 margin-top-3">
        {calendar?.(next)}
        <a className="more-link" href={FLEXIBLE}>
          See the rota
        </a>
      </p>
    </section>
  )
}
