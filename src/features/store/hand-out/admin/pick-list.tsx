import './hand-out.css'
import { type PickRow, progressOf } from '../model.ts'
import { TickRow } from './tick-row.tsx'

/** What to take out of the delivery, by item and size. */
export function PickList({ rows }: { rows: readonly PickRow[] }) {
  const items = [...Map.groupBy(rows, ({ itemId }) => itemId)]
  return (
    <ul className="tick-groups">
      {items.map(([itemId, ofItem]) => {
        const { done, all } = progressOf(
          ofItem.flatMap(({ lines }) => lines),
          'picked',
        )
        return (
          <li key={itemId} className="tick-group" data-done={done === all || undefined}>
            <div className="row between tick-head">
              <h2 className="heading-3">
                {ofItem[0]?.title} <span className="small muted tabular">{`${done} of ${all}`}</span>
              </h2>
              <span className="small muted tabular">{itemId}</span>
            </div>
            {ofItem.map((row) => (
              <TickRow
                {...row}
                key={row.key}
                id={`pick-${row.lines[0]?.orderId}-${row.lines[0]?.position}`}
                kind="picked"
              >
                {row.pickedPieces > 0 && row.pickedPieces < row.pieces && (
                  <span className="small muted">{`${row.pickedPieces} picked`}</span>
                )}
              </TickRow>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
