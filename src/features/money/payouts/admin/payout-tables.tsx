import '../../../../ui/data-table/data-table.css'
import '../../admin/money.css'
import './payout.css'
import { Link } from 'react-router'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
import type { ItemRow } from './payout-row.ts'

type Sum = { id: string; name: string; amount: string; items: number }

/** The sums of a payout by type, which add up to it. */
export const PayoutSums = ({ lines, total }: { lines: readonly Sum[]; total: string }) => (
  <section className="table-frame unbounded margin-top-3 payout-sums">
    <table {...TABLE_ROLES.table} className="table admin-table money-figures">
      <caption className="visually-hidden">Sums by type</caption>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            What
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
            Rows
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {lines.map(({ id, name, items, amount }) => (
          <tr {...TABLE_ROLES.row} key={id}>
            <th {...TABLE_ROLES.rowHeader} scope="row">
              {name}
            </th>
            <td {...TABLE_ROLES.cell} className="number">
              {items}
            </td>
            <td {...TABLE_ROLES.cell} className="number">
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.rowHeader} scope="row">
            Paid out
          </th>
          <td {...TABLE_ROLES.cell} />
          <td {...TABLE_ROLES.cell} className="number">
            {total}
          </td>
        </tr>
      </tfoot>
    </table>
  </section>
)

type ItemsProps = {
  items: readonly ItemRow[]
  /** The address of a payment. */
  pathOf: (paymentId: string) => string
  total: string
}

/** Every row of a payout. Those of our payments link to them. */
export const PayoutItems = ({ items, pathOf, total }: ItemsProps) => (
  <section className="table-frame unbounded margin-top-3">
    <table {...TABLE_ROLES.table} className="table admin-table stacks money-figures payout-items">
      <caption className="visually-hidden">What is in the payout</caption>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            Date
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            Payer
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            What
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
            Amount
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
            Card fee
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
            Net
          </th>
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {items.map(({ id, on, payer, paymentId, type, description, amount, fee, net }) => (
          <tr {...TABLE_ROLES.row} key={id}>
            <td {...TABLE_ROLES.cell} data-label="Date">
              {on}
            </td>
            <td {...TABLE_ROLES.cell} className="payout-payer full-line">
              {paymentId ? <Link to={pathOf(paymentId)}>{payer}</Link> : payer}
            </td>
            <td {...TABLE_ROLES.cell} className="payout-what" data-label="What">
              {type}
              <span className="second-line">{description}</span>
            </td>
            <td {...TABLE_ROLES.cell} className="number" data-label="Amount">
              {amount}
            </td>
            <td {...TABLE_ROLES.cell} className="number" data-label="Card fee">
              {fee}
            </td>
            <td {...TABLE_ROLES.cell} className="number" data-label="Net">
              {net}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.rowHeader} scope="row" colSpan={5}>
            Paid out
          </th>
          <td {...TABLE_ROLES.cell} className="number">
            {total}
          </td>
        </tr>
      </tfoot>
    </table>
  </section>
)
