import './player.css'
import '../../../../ui/layout/cover.css'
import '../../../../ui/primitives/picture.css'
import { Crumb } from '../../../../ui/layout/crumb.tsx'
import { Board } from '../../../../ui/primitives/court.tsx'
import { Picture } from '../../../../ui/primitives/picture.tsx'
import { paths } from '../../../../web/paths.ts'
import type { Player } from '../queries/player.server.ts'
import { Spot } from './player-picture.tsx'

/** The header of a player page: number, name and team, with a photograph or the position on the court. */
export function PlayerHead({ player }: { player: Player }) {
  const { name, number, position, team, image } = player
  return (
    <section className={image ? 'cover floor player with-picture' : 'cover floor player'}>
      {!image && <Board position={position} view="6.4 .1 15.2 19.8" className="board" />}
      <div className="page">
        <Crumb to={paths.teams} text="Teams" />
        {number !== null && (
          <p className="shirt-number tabular">
            <span className="visually-hidden">Number </span>
            {number}
          </p>
        )}
        <h1>{name}</h1>
        {team && (
          <p>
            <a href={paths.team(team.slug)}>{team.name}</a>
          </p>
        )}
        {image && (
          <div className="picture arc">
            <Picture image={image} sizes="(min-width: 768px) 24rem, 92vw" alt={name} eager />
            <Spot position={position} />
          </div>
        )}
      </div>
    </section>
  )
}
