import { paths } from '../../../../web/paths.ts'
import './squad.css'
import { Flag } from '../../../../ui/primitives/flag.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import type { SquadPlayer } from '../queries/squad.server.ts'
import { PlayerPicture } from './player-picture.tsx'

const SIZES = '(min-width: 992px) 15.5rem, (min-width: 576px) 30vw, 46vw'

/** The cards of a team's players. */
export function Squad({ players }: { players: readonly SquadPlayer[] }) {
  if (players.length === 0) {
    return (
      <Empty>
        <p>No players to show yet.</p>
        <p>
          <a className="button secondary" href={paths.register}>
            Register to play
          </a>
        </p>
      </Empty>
    )
  }
  return (
    <ul className="squad">
      {players.map((player) => (
        <li key={player.id}>
          <PlayerCard player={player} />
        </li>
      ))}
    </ul>
  )
}

function PlayerCard({ player }: { player: SquadPlayer }) {
  return (
    <a className="player-card" href={paths.player(player.slug)}>
      <PlayerPicture player={player} sizes={SIZES} />
      <h3>{player.name}</h3>
      <p className="meta">
        {player.iso2 && <Flag iso2={player.iso2} country={player.country ?? ''} />} {player.position}
      </p>
    </a>
  )
}
