import './stock.css'
import '../../../../ui/data-table/data-table.css'
import '../../../../ui/styles/table.css'
import { Link } from 'react-router'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
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
      <table {...TABLE_ROLES.table} className="table admin-table stacks">
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader} scope="col">
              When
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col">
              Size
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
              Change
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col">
              Reason
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col">
              By
            </th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {movements.map(({ id, at, size, change, reason, note, by, order, orderId }) => (
            <tr {...TABLE_ROLES.row} key={id}>
              <td {...TABLE_ROLES.cell} className="full-line nowrap">
                <DateTimeText at={at} />
              </td>
              <td {...TABLE_ROLES.cell} data-label="Size">
                {size}
              </td>
              <td {...TABLE_ROLES.cell} className="number" data-label="Change">
                {signed(change)}
              </td>
              <td {...TABLE_ROLES.cell} className="full-line movement-reason">
                {STOCK_REASON_WORDS[reason]}
                {note && `: ${note}`}
                {order !== null && orderId && (
                  <>
                    , <Link to={adminPaths.order(orderId)}>order {order}</Link>
                  </>
                )}
              </td>
              <td {...TABLE_ROLES.cell} data-label="By">
                {by ?? <span className="muted">The site</span>}
              </td>
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
      <table {...TABLE_ROLES.table} className="table admin-table stacks">
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader} scope="col">
              When
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col">
              Price before VAT
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
              From
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
              To
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col">
              By
            </th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {prices.map(({ id, at, size, field, beforeMinor, afterMinor, by }) => (
            <tr {...TABLE_ROLES.row} key={id}>
              <td {...TABLE_ROLES.cell} className="full-line nowrap">
                <DateTimeText at={at} />
              </td>
              <td {...TABLE_ROLES.cell} className="full-line">
                {PRICE_FIELD_WORDS[field]}
                {size && `, ${size}`}
              </td>
              <td {...TABLE_ROLES.cell} className="number" data-label="From">
                {priceText(beforeMinor)}
              </td>
              <td {...TABLE_ROLES.cell} className="number" data-label="To">
                {priceText(afterMinor)}
              </td>
              <td {...TABLE_ROLES.cell} data-label="By">
                {by ?? <span className="muted">The site</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const priceText = (minor: number | null): string => (minor === null ? 'None' : formatPence(pence(minor)))
