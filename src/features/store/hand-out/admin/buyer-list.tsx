import './hand-out.css'
import '../../batches/components/supplier-table.css'
import { type BuyerLines, lineKey, progressOf } from '../model.ts'
import { TickRow } from './tick-row.tsx'

/** What each buyer collects, by name. One press ticks a line, or everything that a buyer has not collected yet. */
export function BuyerList({ buyers }: { buyers: readonly BuyerLines[] }) {
  return (
    <ul className="tick-groups">
      {buyers.map(({ key, buyer, lines }) => {
        const open = lines.filter(({ collected }) => !collected)
        const { done, all } = progressOf(lines, 'collected')
        const name = buyer || 'Unknown'
        return (
          <li key={key} id={`buyer-${key}`} className="tick-group" data-done={open.length === 0 || undefined}>
            <div className="row between tick-head">
              <h2 className="heading-3">
                {name} <span className="small muted tabular">{`${done} of ${all}`}</span>
              </h2>
              {open.length > 1 && (
                <button
                  className="button secondary compact no-print"
                  type="submit"
                  name="mark"
                  value={open.map(lineKey).join(' ')}
                >
                  Hand out all<span className="visually-hidden"> to {name}</span>
                </button>
              )}
            </div>
            {lines.map((line) => (
              <TickRow
                {...line}
                key={lineKey(line)}
                id={`line-${line.orderId}-${line.position}`}
                kind="collected"
                lines={[line]}
                of={name}
              >
                <span className="small muted">Order {line.orderNumber}</span>
              </TickRow>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
