import '../../../ui/layout/dashboard-tiles.css'
import { clubInstant, type LocalDate } from '../../../kernel/dates.ts'
import { DateText, FixtureDayText } from '../../../ui/primitives/date-text.tsx'
import { Soon } from '../../../ui/primitives/soon.tsx'
import { FLEXIBLE } from '../model.ts'
import type { Duty } from '../queries/own.server.ts'

/** The reader's next turn in the rota, and later ones on a line each. */
export function NextDuty({ duties: [next, ...later], today }: { duties: readonly Duty[]; today: LocalDate }) {
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
      <p className="margin-top-3">
        <a className="more-link" href={FLEXIBLE}>
          See the rota
        </a>
      </p>
    </section>
  )
}
