import '../../../ui/layout/dashboard-tiles.css'
import { clubDay, type LocalDate } from '../../../kernel/dates.ts'
import { FixtureTimeText } from '../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Soon } from '../../../ui/primitives/soon.tsx'
import { paths } from '../../../web/paths.ts'
import { type Game, gameLabel } from '../model/game.ts'
import { calendarAddress } from './next-game.tsx'
import { nameOf } from './side-crest.tsx'

type Props = {
  game: Game
  /** The address of directions to the hall; '' if the hall is not known yet. */
  directions: string
  today: LocalDate
}

/** The next game of the reader's teams: opponent, time and directions. */
export function OwnNextGame({ game, directions, today }: Props) {
  const isAway = game.ours === 'away'
  const opponent = nameOf(game, isAway ? 'home' : 'away')
  return (
    <section className="card lead wide-tile" aria-labelledby="next-game">
      <h2 className="kicker muted row gap-2" id="next-game">
        Next game <Soon day={clubDay(game.startsAt)} today={today} />
      </h2>
      <p className="heading-2 heading margin-top-1 margin-bottom-2">
        <a href={paths.memberGame(game.id)}>{`${opponent} ${isAway ? 'away' : 'at home'}`}</a>
      </p>
      <p>
        <b>
          <FixtureTimeText at={game.startsAt} />
        </b>
      </p>
      <p className="muted">{[game.venue, gameLabel(game)].filter(Boolean).join(', ')}</p>
      <p className="row gap-3 margin-top-4">
        {directions && (
          <a className="button secondary compact" href={directions} rel="noopener external">
            <Icon name="pin" /> Get directions<span className="visually-hidden"> to {game.venue}</span>
          </a>
        )}
        <a className="button secondary compact" href={calendarAddress(game.team?.slug)}>
          <Icon name="calendar" /> Add to calendar
        </a>
      </p>
    </section>
  )
}
