import './games.css'
import { FixtureDayText } from '../../../ui/primitives/date-text.tsx'
import { paths } from '../../../web/paths.ts'
import { type Game, gameLabel } from '../model/game.ts'
import { ScoreBox } from './score-box.tsx'
import { nameOf, SideCrest } from './side-crest.tsx'

/**
 * Lists games in the given order. `label` chooses the text below the day: our team, or the round on a page about one
 * team.
 */
export function GameList({ games, label = 'team' }: { games: readonly Game[]; label?: 'team' | 'round' }) {
  return (
    <ul className="games">
      {games.map((game) => (
        <GameLine key={game.id} game={game} note={label === 'team' ? gameLabel(game) : roundOf(game)} />
      ))}
    </ul>
  )
}

function GameLine({ game, note }: { game: Game; note: string }) {
  return (
    <li className="game">
      <p className="when">
        <b>
          <FixtureDayText at={game.startsAt} />
        </b>
        {note}
      </p>
      <a className="game-link" href={paths.game(game.id)}>
        <span className="side home">
          {`${game.homeTeam} `}
          <SideCrest game={game} side="home" />
        </span>
        <ScoreBox game={game} />
        <span className="side">
          <SideCrest game={game} side="away" />
          {` ${game.awayTeam}`}
        </span>
      </a>
      <p className="where">{game.status === 'forfeit' ? forfeitWords(game) : game.venue}</p>
    </li>
  )
}

const roundOf = (game: Game) => (game.round === null ? '' : `Round ${game.round}`)

/** Names the side that gets the points of a forfeit. */
function forfeitWords(game: Game): string {
  if (!game.forfeitedBy) return ''
  return `Points to ${nameOf(game, game.forfeitedBy === 'home' ? 'away' : 'home')}`
}
