import './court-board.css'
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the selects do the same as dragging
    <div
      className="spot"
      data-position={position}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onPlace(event.dataTransfer.getData('text/plain'), position)
      }}
    >
      <button
        className="spot-name"
        type="button"
        disabled={held === undefined}
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
          draggable
          aria-pressed={held === id}
          onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', id)}
          onClick={() => onHold(held === id ? undefined : id)}
        >
          {places[id]?.shirt && <b className="tabular">{places[id].shirt}</b>} {name}
        </button>
      ))}
    </div>
  )
}
