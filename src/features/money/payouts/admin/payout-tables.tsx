import '../../../../ui/data-table/data-table.css'
import '../../admin/money.css'
import './payout.css'
import { Link } from 'react-router'
import type { ItemRow } from './payout-row.ts'

type Sum = { id: string; name: string; amount: string; items: number }

/** The sums of a payout by type, which add up to it. */
export const PayoutSums = ({ lines, total }: { lines: readonly Sum[]; total: string }) => (
  <section className="table-frame unbounded margin-top-3 payout-sums">
    <table className="table admin-table money-figures">
      <caption className="visually-hidden">Sums by type</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col" className="number">
            Rows
          </th>
          <th scope="col" className="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, items, amount }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className="number">{items}</td>
            <td className="number">{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Paid out</th>
          <td />
          <td className="number">{total}</td>
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
    <table className="table admin-table stacks money-figures payout-items">
      <caption className="visually-hidden">What is in the payout</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Payer</th>
          <th scope="col">What</th>
          <th scope="col" className="number">
            Amount
          </th>
          <th scope="col" className="number">
            Card fee
          </th>
          <th scope="col" className="number">
            Net
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, on, payer, paymentId, type, description, amount, fee, net }) => (
          <tr key={id}>
            <td data-label="Date">{on}</td>
            <td className="payout-payer full-line">
              {paymentId ? <Link to={pathOf(paymentId)}>{payer}</Link> : payer}
            </td>
            <td className="payout-what" data-label="What">
              {type}
              <span className="second-line">{description}</span>
            </td>
            <td className="number" data-label="Amount">
              {amount}
            </td>
            <td className="number" data-label="Card fee">
              {fee}
            </td>
            <td className="number" data-label="Net">
              {net}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={5}>
            Paid out
          </th>
          <td className="number">{total}</td>
        </tr>
      </tfoot>
    </table>
  </section>
)
