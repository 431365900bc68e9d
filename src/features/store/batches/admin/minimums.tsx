import './batches.css'
import '../../../../ui/styles/form.css'
import { count } from '../../../../kernel/text.ts'
import type { Minimum } from '../queries/minimums.server.ts'

/** How far each item of a batch is from the fewest pieces that the supplier takes. */
export function Minimums({ minimums }: { minimums: readonly Minimum[] }) {
  if (minimums.length === 0) return null
  return (
    <section className="batch-minimums" aria-labelledby="minimums">
      <h3 className="label" id="minimums">
        Supplier’s minimums
      </h3>
      <ul>
        {minimums.map(({ itemId, title, pieces, minimum, missing }) => (
          <li key={itemId}>
            <label htmlFor={`minimum-${itemId}`}>
              {title} <span className="small muted tabular">{itemId}</span>
            </label>
            <progress id={`minimum-${itemId}`} value={Math.min(pieces, minimum)} max={minimum} />
            <span className="tabular">{`${pieces} of ${minimum}`}</span>
            {missing > 0 ? (
              <span className="badge" data-tone="warn">
                {count(missing, 'piece')} missing
              </span>
            ) : (
              <span className="badge" data-tone="ok">
                Reached
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
