import './versus.css'
import type { Game } from '../model/game.ts'
import { ScoreBox } from './score-box.tsx'
import { SideCrest } from './side-crest.tsx'

/** Both teams of a game with large crests, and the score or time between them. */
export function Versus({ game }: { game: Game }) {
  return (
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
  )
}
