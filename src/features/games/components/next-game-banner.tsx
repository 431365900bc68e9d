import './next-game-banner.css'
import { FixtureDayText } from '../../../ui/primitives/date-text.tsx'
import { paths } from '../../../web/paths.ts'
import { type Game, gameLabel } from '../model/game.ts'
import { Versus } from './versus.tsx'

/** The next game across the head of the home page; nothing while none is known. */
export function NextGameBanner({ game }: { game: Game | undefined }) {
  if (!game) return null
  const facts = [gameLabel(game), game.competition].filter(Boolean).join(', ')
  return (
    <section className="next-game page" aria-label="Next game">
      <div className="card lead">
        <Versus game={game} />
        <div>
          <p>
            <b>
              <a href={paths.game(game.id)}>
                <FixtureDayText at={game.startsAt} />
              </a>
            </b>
          </p>
          <p className="muted small">{[facts, game.venue].filter(Boolean).join('. ')}</p>
        </div>
      </div>
    </section>
  )
}
