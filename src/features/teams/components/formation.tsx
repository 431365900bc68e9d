import './teams.css'
import '../../../ui/primitives/court.css'
import { spotOf } from '../../../ui/primitives/court.tsx'

/** The number of players by name of their position. */
export type Positions = Readonly<Record<string, number>>

const RADIUS = 1.45

/**
 * A team on the tactics board: a disc with the number of players in each position, a dashed ring where there are none.
 */
export function Formation({ positions, names }: { positions: Positions; names: readonly string[] }) {
  return (
    <svg viewBox="-7.8 -1 29.3 22" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path className="court-lines" d="M-20 0H20M-20 20H20M0 0V20" />
      <use href="#court" width="21" height="20" />
      {names.map((name) => (
        <Disc key={name} at={spotOf(name)} players={positions[name] ?? 0} />
      ))}
    </svg>
  )
}

function Disc({ at, players }: { at: readonly [number, number] | undefined; players: number }) {
  if (!at) return null
  const [x, y] = at
  if (players === 0) return <circle className="missing-position" cx={x} cy={y} r={RADIUS} />
  return (
    <g className="disc">
      <circle cx={x} cy={y} r={RADIUS} />
      <text x={x} y={y + 0.58}>
        {players}
      </text>
    </g>
  )
}
