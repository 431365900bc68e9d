import { Link } from 'react-router'
import { MoneyTabs } from '../../../../features/money/admin/money-tabs.tsx'
import { payoutRow } from '../../../../features/money/payouts/admin/payout-row.ts'
import { listPayouts } from '../../../../features/money/payouts/queries/payouts.server.ts'
import { PAGE, payoutSearch } from '../../../../features/money/payouts/schema.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import '../../../../features/money/admin/money.css'
import '../../../../ui/data-table/data-table.css'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/payouts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { start } = parseQuery(payoutSearch, request)
  const { payouts, total } = await listPayouts(ctx, start)
  return { rows: payouts.map(payoutRow), next: start + PAGE < total ? start + PAGE : undefined }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Payouts · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** What the card provider has transferred to the club's bank account. */
export default function Payouts({ loaderData: { rows, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Payouts" />
      <MoneyTabs current={adminPaths.payouts} />
      <p className="muted">What the card provider transfers to your bank account. Updated every hour.</p>
      {rows.length === 0 ? (
        <Empty>
          <p>No payouts yet. Card payments are paid out a few days after they are made.</p>
        </Empty>
      ) : (
        <section className="table-frame unbounded margin-top-3">
          <table {...TABLE_ROLES.table} className="table admin-table stacks money-figures">
            <caption className="visually-hidden">Payouts, newest first</caption>
            <thead {...TABLE_ROLES.group}>
              <tr {...TABLE_ROLES.row}>
                <th {...TABLE_ROLES.columnHeader} scope="col">
                  Date
                </th>
                <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
                  Amount
                </th>
                <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
                  Card fees
                </th>
                <th {...TABLE_ROLES.columnHeader} scope="col">
                  Status
                </th>
                <th {...TABLE_ROLES.columnHeader} scope="col">
                  Contains
                </th>
              </tr>
            </thead>
            <tbody {...TABLE_ROLES.group}>
              {rows.map(({ id, on, amount, status, contents, fees }) => (
                <tr {...TABLE_ROLES.row} key={id}>
                  <th {...TABLE_ROLES.rowHeader} scope="row">
                    <Link to={adminPaths.payout(id)}>{on}</Link>
                  </th>
                  <td {...TABLE_ROLES.cell} className="number" data-label="Amount">
                    {amount}
                  </td>
                  <td {...TABLE_ROLES.cell} className="number" data-label="Card fees">
                    {fees}
                  </td>
                  <td {...TABLE_ROLES.cell} data-label="Status">
                    <span className="badge" data-tone={status.tone}>
                      {status.text}
                    </span>
                  </td>
                  <td {...TABLE_ROLES.cell} data-label="Contains">
                    {contents}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {next !== undefined && (
        <p className="margin-top-4">
          <Link className="button secondary compact" to={`?start=${next}`}>
            Next {PAGE}
          </Link>
        </p>
      )}
    </>
  )
}
