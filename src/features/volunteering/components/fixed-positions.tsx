import './positions.css'
import { seatLabel } from '../model.ts'
import type { FixedPosition } from '../queries/positions.server.ts'
import { Slot } from './slot.tsx'

/** Cards by category, in the order in which the categories first appear. */
export function FixedPositions({ positions }: { positions: readonly FixedPosition[] }) {
  const categories = Map.groupBy(positions, (position) => position.category || 'Club')
  return [...categories].map(([category, ofCategory]) => (
    <section className="margin-top-6" key={category}>
      <h2 className="margin-bottom-4">{category}</h2>
      <ul className="position-list">
        {ofCategory.map((position) => (
          <li className="card" key={position.id}>
            <h3>{position.name}</h3>
            {position.description && <p className="muted small margin-top-1">{position.description}</p>}
            <ul className="slot-list">
              {position.seats.map(({ seat, holder }) => (
                <li key={seat?.id ?? 'club'}>
                  <span className="small muted">{seatLabel(seat)}</span>
                  <Slot
                    holder={holder}
                    apply={{ position: position.id, team: seat?.key }}
                    what={`${position.name}, ${seatLabel(seat)}`}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  ))
}
