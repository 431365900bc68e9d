import '../../../../ui/layout/dashboard-tiles.css'
import { AddToCalendar } from '../../../../features/calendar/components/add-to-calendar.tsx'
import { AnswerCard } from '../../../../features/games/squad/components/answer-card.tsx'
import type { MemberGame } from '../../../../features/games/squad/queries/call-ups.server.ts'
import { SessionAnswer } from '../../../../features/trainings/answers/components/session-answer.tsx'
import type { OwnSession } from '../../../../features/trainings/answers/model/answer.ts'
import { sessionTimeWords, teamNames } from '../../../../features/trainings/sessions/model/session.ts'
import { clubDay, clubTime, type LocalDate } from '../../../../kernel/dates.ts'
import { FixtureTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Soon } from '../../../../ui/primitives/soon.tsx'
import { paths } from '../../../paths.ts'

type GameProps = {
  games: readonly MemberGame[]
  /** The reader’s own member id. */
  self: string | null
  directions: string
  today: LocalDate
}

/** The family's next game: time, place, and each member's answer. */
export function FamilyGameCard({ games, self, directions, today }: GameProps) {
  const [game] = games
  if (!game) return null
  return (
    <section className="card lead wide-tile stack" aria-labelledby="next-game">
      <div>
        <h2 className="kicker muted row gap-2" id="next-game">
          Next game <Soon day={clubDay(game.startsAt)} today={today} />
        </h2>
        <p className="heading-2 heading margin-top-1 margin-bottom-2">
          <a href={paths.memberGame(game.gameId)}>{game.opponents}</a>
        </p>
        <p>
          <b>
            <FixtureTimeText at={game.startsAt} />
          </b>
        </p>
        <p className="muted">{[game.venue, game.team].filter(Boolean).join(', ')}</p>
        {game.meetAt && (
          <p>
            Meet at {clubTime(game.meetAt)}
            {game.meetPlace && ` (${game.meetPlace})`}
          </p>
        )}
      </div>
      <p className="row gap-3">
        <Directions href={directions} to={game.venue} />
        <AddToCalendar kind="game" id={game.gameId} what={game.opponents} />
      </p>
      {games.map((one) => (
        <AnswerCard
          key={one.memberId}
          game={one}
          isSelf={one.memberId === self}
          open
          back={paths.dashboard}
        />
      ))}
    </section>
  )
}

/** The family's next session, with each member's answer. */
export function FamilySessionCard({ session, people, today }: OwnSession & { today: LocalDate }) {
  const { id, day, venue, note } = session
  return (
    <section className="card half-tile stack" aria-labelledby="next-training">
      <div>
        <h2 className="kicker muted row gap-2" id="next-training">
          Next training <Soon day={day} today={today} />
        </h2>
        <p className="heading-3 heading margin-top-1 margin-bottom-2">
          <a href={paths.session(id)}>{teamNames(session)}</a>
        </p>
        <p>
          <b>{sessionTimeWords(session)}</b>
        </p>
        <p className="muted">{[venue?.name, note].filter(Boolean).join('. ')}</p>
      </div>
      {people.map((person) => (
        <SessionAnswer key={person.memberId} sessionId={id} person={person} back={paths.dashboard} />
      ))}
      <p className="row gap-3">
        <Directions href={venue?.googleUrl ?? ''} to={venue?.name ?? ''} />
        <AddToCalendar kind="session" id={id} what={`training ${teamNames(session)}`} />
      </p>
    </section>
  )
}

function Directions({ href, to }: { href: string; to: string }) {
  if (!href) return null
  return (
    <a className="button secondary compact" href={href} rel="noopener external">
      <Icon name="pin" /> Get directions<span className="visually-hidden"> to {to}</span>
    </a>
  )
}
