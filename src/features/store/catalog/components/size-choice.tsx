import './product.css'
import '../../../../ui/forms/options.css'
import '../../../../ui/primitives/availability-dot.css'
import '../../../../ui/styles/form.css'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { type Availability, canChoose, type Size } from '../model/item.ts'

/** [STO-024] */
const BADGE_CLASSES: Readonly<Record<Availability, string>> = {
  green: 'badge success',
  yellow: 'badge warning',
  red: 'badge danger',
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
      <div className="options size-options">
        {sizes.map((size) => (
          <label key={size.size} className="option">
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
            {size.gross !== undefined && <small className="tabular">{formatPence(size.gross)}</small>}
            <small className={BADGE_CLASSES[size.availability]}>
              <i className="availability-dot" />
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
