import './live-score.css'
import { paths } from '../../../../web/paths.ts'
import { SideCrest } from '../../components/side-crest.tsx'
import '../../components/versus.css'
import '../../components/games.css'
import type { Game } from '../../model/game.ts'
import type { LiveSnapshot } from '../model/live-snapshot.ts'
import { clockText } from '../model/match-state.ts'

const SCRIPT = import.meta.env.DEV ? '/src/web/browser/live-score.ts' : '/live-score.js'

type Props = {
  game: Game
  snapshot: LiveSnapshot
  /** Leaves out the lines about each team. */
  brief?: boolean
}

/** The script that updates the score, or loads the page again at the first event of a game that is awaited. */
export const LiveScript = () => <script type="module" src={SCRIPT} />

/**
 * The score of a running or finished game. A small script updates it during the game; without scripts it shows the
 * state when the page was loaded.
 */
export function LiveScore({ game, snapshot, brief = false }: Props) {
  const isLive = snapshot.phase === 'live'
  return (
    <section
      className="card lead"
      aria-label={isLive ? 'Live score' : 'Final score'}
      {...(isLive && { 'data-live': paths.gameLive(game.id) })}
    >
      <div className="versus">
        <span>
          {`${game.homeTeam} `}
          <SideCrest game={game} side="home" />
        </span>
        <span className="score-box tabular" data-live-score aria-live="polite">
          {`${snapshot.home} – ${snapshot.away}`}
        </span>
        <span>
          <SideCrest game={game} side="away" />
          {` ${game.awayTeam}`}
        </span>
      </div>
      <p className="live-state">
        <span className="badge" data-tone={isLive ? 'mark' : 'ok'} data-live-badge>
          {isLive ? 'Live' : 'Final score'}
        </span>
        <span data-live-period>{isLive ? snapshot.period : ''}</span>
        <span className="tabular" data-live-clock>
          {isLive ? clockText(snapshot.clockMs) : ''}
        </span>
      </p>
      {!brief && (
        <div className="live-lines">
          <TeamLines team={game.homeTeam} side="home" lines={snapshot.homeLines} />
          <TeamLines team={game.awayTeam} side="away" lines={snapshot.awayLines} />
        </div>
      )}
      {isLive && <LiveScript />}
    </section>
  )
}

function TeamLines({ team, side, lines }: { team: string; side: 'home' | 'away'; lines: readonly string[] }) {
  return (
    <div>
      <h2 className="heading-3">{team}</h2>
      <ul data-live-lines={side}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
