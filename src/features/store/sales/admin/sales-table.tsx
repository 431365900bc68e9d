import './sales.css'
import '../../../../ui/styles/table.css'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { sizeLabel } from '../../catalog/model/size-words.ts'
import type { SoldItem } from '../model.ts'

type Props = {
  items: readonly SoldItem[]
  /** The page with the orders behind a figure; without a size, those of the whole item. */
  rowsAt: (itemId: string | null, size?: string) => string
}

/** What was sold by item and size. Each figure links to the orders that it counts. */
export function SalesTable({ items, rowsAt }: Props) {
  const pieces = items.reduce((sum, item) => sum + item.pieces, 0)
  const gross = items.reduce((sum, item) => sum + item.gross, 0) as Pence // a sum of whole pence
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label="Sales by item and size">
      <table className="table sales-table">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="number">
              Pieces
            </th>
            <th scope="col" className="number">
              With VAT
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Fragment key={item.itemId}>
              <tr className="sales-item">
                <th scope="row">
                  {item.title} <span className="small muted tabular">{item.number}</span>
                </th>
                <td className="number">
                  <Link to={rowsAt(item.itemId)}>{item.pieces}</Link>
                </td>
                <td className="number">{formatPence(item.gross)}</td>
              </tr>
              {item.itemId !== null &&
                item.sizes.map((size) => (
                  <tr key={size.size}>
                    <th scope="row" className="sales-size">
                      {sizeLabel(size.size)}
                    </th>
                    <td className="number">
                      <Link to={rowsAt(item.itemId, size.size)}>{size.pieces}</Link>
                    </td>
                    <td className="number">{formatPence(size.gross)}</td>
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className="number">{pieces}</td>
            <td className="number">{formatPence(gross)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
