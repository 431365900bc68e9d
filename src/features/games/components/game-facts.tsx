import './game-facts.css'
import type { ReactNode } from 'react'
import { FixtureTimeText } from '../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { paths } from '../../../web/paths.ts'
import type { Game } from '../model/game.ts'

type Props = {
  game: Game
  /** The address of directions to the hall; '' if the hall is not known yet. */
  directions: string
  /** More buttons. */
  children?: ReactNode
}

/** When and where a game takes place, with its team and competition. */
export function GameFacts({ game, directions, children }: Props) {
  const round = game.round === null ? '' : `round ${game.round}`
  const competition = [game.competition, round].filter(Boolean).join(', ')
  return (
    <section className="card lead game-facts" aria-labelledby="facts">
      <div className="stack">
        <h2 className="heading-3" id="facts">
          When and where
        </h2>
        <p>
          <b>
            <FixtureTimeText at={game.startsAt} />
          </b>
          {game.venue && (
            <>
              <br />
              {game.venue}
            </>
          )}
        </p>
        {(competition || game.team) && (
          <p className="muted">
            {game.team && <a href={paths.team(game.team.slug)}>{game.team.name}</a>}
            {game.team && competition && ', '}
            {competition}
          </p>
        )}
      </div>
      <div className="row gap-3">
        {directions && (
          <a className="button secondary compact" href={directions} rel="noopener external">
            <Icon name="pin" /> Get directions<span className="visually-hidden"> to {game.venue}</span>
          </a>
        )}
        {children}
      </div>
    </section>
  )
}
