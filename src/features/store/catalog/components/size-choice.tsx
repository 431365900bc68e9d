import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { type Availability, canChoose, type Size } from '../model/item.ts'

/** Classes of the badge and the dot of each availability. */
const BADGES: Readonly<Record<Availability, { badge: string; dot: string }>> = {
  green: { badge: 'success', dot: 'dot' },
  yellow: { badge: 'warning', dot: 'dot y' },
  red: { badge: 'danger', dot: 'dot r' },
}

/** The sizes with their availability. A size without stock is disabled. */
export function SizeChoice({
  sizes,
  chosen,
}: {
  sizes: readonly (Size & { gross: Pence | undefined })[]
  chosen: string
}) {
  return (
    <fieldset className="field">
      <legend className="label">Size</legend>
      <div className="picks four">
        {sizes.map((size) => (
          <label key={size.size} className="pick">
            <input
              type="radio"
              name="size"
              value={size.size}
              required
              disabled={!canChoose(size.availability)}
              defaultChecked={size.size === chosen}
              data-price={size.gross}
            />
            {size.size}
            {size.gross !== undefined && <small className="n">{formatPence(size.gross)}</small>}
            <small className={`badge ${BADGES[size.availability].badge}`}>
              <i className={BADGES[size.availability].dot} />
              {wordsOf(size)}
            </small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The availability in words, so that it does not depend on colour. */
function wordsOf({ availability, stock }: Size): string {
  if (availability === 'red') return 'Sold out'
  if (availability === 'green') return 'In stock'
  return stock === null ? 'Few left' : `Last ${stock}`
}
