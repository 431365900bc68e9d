import './court-board.css'
import { dragProps, dropProps } from '../../../../ui/admin/drag-props.ts'
import { Court, spotOf } from '../../../../ui/primitives/court.tsx'
import { SQUAD_POSITIONS } from '../model/squad.ts'
import type { BoardPlayer } from '../queries/board.server.ts'
import type { Places } from './player-rows.tsx'

type Props = {
  players: readonly BoardPlayer[]
  places: Places
  held: string | undefined
  onHold: (id: string | undefined) => void
  onPlace: (id: string, position: string) => void
}

/** The coach's tactics board: players are dragged to a position, or tapped and then placed. The selects do the same. */
export function CourtBoard({ players, places, held, onHold, onPlace }: Props) {
  return (
    <div className="court-board" data-held={held !== undefined}>
      <Court view="4.4 -.6 16.4 21.2" className="court-drawing" />
      {SQUAD_POSITIONS.map((position) => (
        <Spot
          key={position}
          position={position}
          players={players.filter(({ id }) => places[id]?.position === position)}
          {...{ places, held, onHold, onPlace }}
        />
      ))}
    </div>
  )
}

type SpotProps = Props & { position: string }

function Spot({ position, players, places, held, onHold, onPlace }: SpotProps) {
  const isOnCourt = spotOf(position) !== undefined
  return (
    <div className="spot" data-position={position} {...dropProps(() => held && onPlace(held, position))}>
      <button
        className="spot-name"
        type="button"
        aria-disabled={held === undefined}
        onClick={() => held && onPlace(held, position)}
      >
        {position}
        {isOnCourt && players.length === 0 && <span className="visually-hidden">, nobody yet</span>}
      </button>
      {players.map(({ id, name }) => (
        <button
          key={id}
          className="player-chip"
          type="button"
          aria-pressed={held === id}
          {...dragProps({ text: name, onStart: () => onHold(id), onEnd: () => onHold(undefined) })}
          onClick={() => onHold(held === id ? undefined : id)}
        >
          {places[id]?.shirt && <b className="tabular">{places[id].shirt}</b>} {name}
        </button>
      ))}
    </div>
  )
}
