import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { canChoose, type Light, type Size } from '../model/item.ts'

/** Classes of the badge of each light, and the shape beside its words. [STO-024] */
const BADGES: Readonly<Record<Light, { badge: string; dot: string }>> = {
  green: { badge: 'success', dot: 'dot' },
  yellow: { badge: 'warning', dot: 'dot y' },
  red: { badge: 'danger', dot: 'dot r' },
}

/** The sizes with their lights. One without stock cannot be chosen. [STO-022, STO-023, STO-024] */
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
              disabled={!canChoose(size.light)}
              defaultChecked={size.size === chosen}
              data-price={size.gross}
            />
            {size.size}
            {size.gross !== undefined && <small className="n">{formatPence(size.gross)}</small>}
            <small className={`badge ${BADGES[size.light].badge}`}>
              <i className={BADGES[size.light].dot} />
              {wordsOf(size)}
            </small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The light in words, for everybody who does not see colours. */
function wordsOf({ light, stock }: Size): string {
  if (light === 'red') return 'Sold out'
  if (light === 'green') return 'In stock'
  return stock === null ? 'Few left' : `Last ${stock}`
}
