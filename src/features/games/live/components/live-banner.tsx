import '../../components/next-game-banner.css'
import { paths } from '../../../../web/paths.ts'
import type { Game } from '../../model/game.ts'
import type { LiveSnapshot } from '../model/live-snapshot.ts'
import { LiveScore } from './live-score.tsx'

/** The game being played, below the head of the home page. */
export function LiveBanner({ game, snapshot }: { game: Game; snapshot: LiveSnapshot }) {
  return (
    <div className="live-banner page">
      <LiveScore game={game} snapshot={snapshot} brief />
      <p className="margin-top-2">
        <a className="more-link" href={paths.game(game.id)}>
          Follow the game
        </a>
      </p>
    </div>
  )
}
