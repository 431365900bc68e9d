import './next-game-banner.css'
import { clubTime } from '../../../kernel/dates.ts'
import { FixtureDayText } from '../../../ui/primitives/date-text.tsx'
import { paths } from '../../../web/paths.ts'
import { type Game, gameLabel } from '../model/game.ts'
import { Versus } from './versus.tsx'

type Props = {
  game: Game | undefined
  /** The time left until today's game begins, in words. */
  countdown?: string | undefined
}

/** The next game below the head of the home page; empty if none is known. */
export function NextGameBanner({ game, countdown }: Props) {
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
                {countdown ? <TodayText game={game} /> : <FixtureDayText at={game.startsAt} />}
              </a>
            </b>
          </p>
          {countdown && game.status !== 'played' && <p>{countdown}</p>}
          <p className="muted small">{[facts, game.venue].filter(Boolean).join('. ')}</p>
        </div>
      </div>
    </section>
  )
}

/** "Today, 20:00", or "Today, final score" once it has been played. */
const TodayText = ({ game }: { game: Game }) => (
  <time dateTime={game.startsAt.toISOString()}>
    {game.status === 'played' ? 'Today, final score' : `Today, ${clubTime(game.startsAt)}`}
  </time>
)
