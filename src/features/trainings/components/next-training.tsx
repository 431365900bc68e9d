import '../../../ui/layout/dashboard-tiles.css'
import { clubInstant, type LocalDate } from '../../../kernel/dates.ts'
import { FixtureDayText } from '../../../ui/primitives/date-text.tsx'
import { Html } from '../../../ui/primitives/html.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Soon } from '../../../ui/primitives/soon.tsx'
import { paths } from '../../../web/paths.ts'
import type { OwnSession } from '../queries/own-session.server.ts'

type Props = { session: OwnSession & { directions: string | undefined }; today: LocalDate }

/** The next session of the reader's teams, or the coach's own text if it names no day. */
export function NextTraining({ session: { training, session, directions }, today }: Props) {
  return (
    <section className="card half-tile" aria-labelledby="next-training">
      <h2 className="kicker muted row gap-2" id="next-training">
        Next training {session && <Soon day={session.day} today={today} />}
      </h2>
      {session ? (
        <>
          <p className="heading-3 heading margin-top-1 margin-bottom-2">
            <FixtureDayText at={clubInstant(session.day, '12:00')} />
          </p>
          <p>
            <b>{session.words}</b>
          </p>
          <p className="muted">{training.label}</p>
        </>
      ) : (
        <div className="margin-top-2">
          <Html html={training.html} />
        </div>
      )}
      <p className="row gap-3 margin-top-4">
        {directions && (
          <a className="button secondary compact" href={directions} rel="noopener external">
            <Icon name="pin" /> Get directions<span className="visually-hidden"> to your training</span>
          </a>
        )}
        <a className="more-link" href={paths.trainings}>
          All training times
        </a>
      </p>
    </section>
  )
}
