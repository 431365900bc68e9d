import './next-game-banner.css'
import { FixtureDayText } from '../../../ui/primitives/date-text.tsx'
import { type Game, gameLabel } from '../model/game.ts'
import { ScoreBox } from './score-box.tsx'
import { SideCrest } from './side-crest.tsx'

/** The next game across the head of the home page; nothing while none is known. */
export function NextGameBanner({ game }: { game: Game | undefined }) {
  if (!game) return null
  const facts = [gameLabel(game), game.competition].filter(Boolean).join(', ')
  return (
    <section className="next-game page" aria-label="Next game">
      <div className="card lead">
        <div className="versus">
          <span>
            {`${game.homeTeam} `}
            <SideCrest game={game} side="home" />
          </span>
          <ScoreBox game={game} />
          <span>
            <SideCrest game={game} side="away" />
            {` ${game.awayTeam}`}
          </span>
        </div>
        <div>
          <p>
            <b>
              <FixtureDayText at={game.startsAt} />
            </b>
          </p>
          <p className="muted small">{[facts, game.venue].filter(Boolean).join('. ')}</p>
        </div>
      </div>
    </section>
  )
}
