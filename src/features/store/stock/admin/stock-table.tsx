import './stock.css'
import '../../../../ui/data-table/data-table.css'
import { Link } from 'react-router'
import { count } from '../../../../kernel/text.ts'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { sizeLabel } from '../../catalog/model/size-words.ts'
import type { CountedItem, CountedSize } from '../queries/stock-list.server.ts'

/** The items that the club counts, with what is left of each size. */
export function StockTable({ items }: { items: readonly CountedItem[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-frame scroll" tabIndex={0} aria-label="Stock">
      <table {...TABLE_ROLES.table} className="table admin-table folds plain">
        <caption className="visually-hidden">Counted items, by name</caption>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader}>Item</th>
            <th {...TABLE_ROLES.columnHeader}>Sizes</th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {items.map(({ id, itemId, title, sizes }) => (
            <tr {...TABLE_ROLES.row} key={id}>
              <td {...TABLE_ROLES.cell} className="full-line">
                <Link className="name" to={adminPaths.stockOf(id)}>
                  {title}
                </Link>
                <span className="second-line tabular">{itemId}</span>
              </td>
              <td {...TABLE_ROLES.cell} className="full-line">
                <ul className="stock-sizes">
                  {sizes.map((size) => (
                    <SizeStock key={size.size} size={size} />
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SizeStock({ size: { size, stock, reserved, lowAt } }: { size: CountedSize }) {
  return (
    <li className="tabular">
      {`${sizeLabel(size)}: ${stock}`}
      {reserved > 0 && <span className="small muted">{`, ${count(reserved, 'piece')} reserved`}</span>}
      {lowAt !== null && stock <= lowAt && (
        <>
          {' '}
          <span className="badge" data-tone="warn">
            Low
          </span>
        </>
      )}
    </li>
  )
}
