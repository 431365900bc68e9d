import './stock.css'
import '../../../../ui/data-table/data-table.css'
import '../../../../ui/styles/table.css'
import { Link } from 'react-router'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { PRICE_FIELD_WORDS, STOCK_REASON_WORDS } from '../../catalog/model/stock-movement.ts'
import type { StockItem } from '../queries/stock-item.server.ts'

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`)

/** The movements of an item's stock, the newest first. */
export function Movements({ movements }: Pick<StockItem, 'movements'>) {
  if (movements.length === 0) return <p className="muted">No movements yet</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label="Stock movements">
      <table className="table admin-table stacks">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Size</th>
            <th scope="col" className="number">
              Change
            </th>
            <th scope="col">Reason</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {movements.map(({ id, at, size, change, reason, note, by, order, orderId }) => (
            <tr key={id}>
              <td className="full-line nowrap">
                <DateTimeText at={at} />
              </td>
              <td data-label="Size">{size}</td>
              <td className="number" data-label="Change">
                {signed(change)}
              </td>
              <td className="full-line movement-reason">
                {STOCK_REASON_WORDS[reason]}
                {note && `: ${note}`}
                {order !== null && orderId && (
                  <>
                    , <Link to={adminPaths.order(orderId)}>order {order}</Link>
                  </>
                )}
              </td>
              <td data-label="By">{by ?? <span className="muted">The site</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The changes of an item's prices before VAT, the newest first. */
export function PriceHistory({ prices }: Pick<StockItem, 'prices'>) {
  if (prices.length === 0) return <p className="muted">No price has changed yet</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label="Price history">
      <table className="table admin-table stacks">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Price before VAT</th>
            <th scope="col" className="number">
              From
            </th>
            <th scope="col" className="number">
              To
            </th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ id, at, size, field, beforeMinor, afterMinor, by }) => (
            <tr key={id}>
              <td className="full-line nowrap">
                <DateTimeText at={at} />
              </td>
              <td className="full-line">
                {PRICE_FIELD_WORDS[field]}
                {size && `, ${size}`}
              </td>
              <td className="number" data-label="From">
                {priceText(beforeMinor)}
              </td>
              <td className="number" data-label="To">
                {priceText(afterMinor)}
              </td>
              <td data-label="By">{by ?? <span className="muted">The site</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const priceText = (minor: number | null): string => (minor === null ? 'None' : formatPence(pence(minor)))
