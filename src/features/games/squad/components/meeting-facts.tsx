import './meeting-facts.css'
import { clubTime } from '../../../../kernel/dates.ts'
import { FixtureTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { MemberGame } from '../queries/call-ups.server.ts'

/** When and where the squad meets, and what to wear. */
export function MeetingFacts({ game, directions }: { game: MemberGame; directions: string }) {
  const { meetAt, meetPlace, kitColour, officials, referees, venue } = game
  return (
    <section className="card lead" aria-labelledby="facts">
      <h2 className="heading-3 margin-bottom-4" id="facts">
        When and where
      </h2>
      <dl className="meeting-facts">
        <dt>Begins</dt>
        <dd>
          <FixtureTimeText at={game.startsAt} />
        </dd>
        <Fact label="Hall" text={venue} />
        {(meetAt || meetPlace) && (
          <>
            <dt>Meet</dt>
            <dd>{meetAt ? `${clubTime(meetAt)}${meetPlace && ` (${meetPlace})`}` : meetPlace}</dd>
          </>
        )}
        <Fact label="Kit" text={kitColour} />
        <Fact label="Officials" text={officials} />
        <Fact label="Referees" text={referees} />
      </dl>
      {directions && (
        <p className="margin-top-4">
          <a className="button secondary compact" href={directions} rel="noopener external">
            <Icon name="pin" /> Get directions<span className="visually-hidden"> to {venue}</span>
          </a>
        </p>
      )}
    </section>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  if (!text) return null
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  )
}
