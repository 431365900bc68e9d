import '../../../../ui/data-table/data-table.css'
import { Form } from 'react-router'
import { longDay } from '../../../../kernel/dates.ts'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
import type { DiscountRow } from '../queries/discounts.server.ts'

type Props = {
  caption: string
  rows: readonly DiscountRow[]
  target: number
  /** The action of each row; without one, the date of confirmation is shown. */
  action?: { name: 'confirm' | 'end'; label: string; key: string; busy: boolean }
}

/** Members with their points, and a button to confirm or end their discount. */
export function DiscountTable({ caption, rows, target, action }: Props) {
  return (
    <table {...TABLE_ROLES.table} className="table admin-table folds plain margin-top-3">
      <caption className="visually-hidden">{caption}</caption>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            Member
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            Subscription
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            Points this season
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            Points last season
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            {action ? 'Action' : 'Confirmed'}
          </th>
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {rows.map((row) => (
          <tr {...TABLE_ROLES.row} key={row.memberId}>
            <td {...TABLE_ROLES.cell} className="full-line">
              <b>{row.name}</b>
            </td>
            <td {...TABLE_ROLES.cell} className="full-line">
              {row.plans}
            </td>
            <td {...TABLE_ROLES.cell} className="full-line">
              {row.points} of {target}
              <span className="narrow-only"> points this season</span>
            </td>
            <td {...TABLE_ROLES.cell} className="full-line">
              {row.lastPoints} of {target}
              <span className="narrow-only"> points last season</span>
            </td>
            {action ? (
              <td {...TABLE_ROLES.cell} className="actions-cell">
                {row.isPending ? 'Waiting for the card provider' : <Change row={row} action={action} />}
              </td>
            ) : (
              <td {...TABLE_ROLES.cell} className="full-line">
                <span className="narrow-only">Confirmed </span>
                {row.confirmedAt && longDay(row.confirmedAt)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Change({ row, action }: { row: DiscountRow; action: NonNullable<Props['action']> }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="key" value={action.key} />
      <input type="hidden" name="memberId" value={row.memberId} />
      <button
        className="button bare compact"
        type="submit"
        name="do"
        value={action.name}
        disabled={action.busy}
      >
        {action.label}
        <span className="visually-hidden"> for {row.name}</span>
      </button>
    </Form>
  )
}
