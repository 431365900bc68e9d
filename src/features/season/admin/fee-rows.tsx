import '../../../ui/data-table/data-table.css'
import '../../../ui/styles/form.css'
import './season.css'
import { Form, Link } from 'react-router'
import { longDate } from '../../../kernel/dates.ts'
import { TABLE_ROLES } from '../../../ui/data-table/table-roles.ts'
import { aria, FieldError, idOf, TextField } from '../../../ui/forms/field.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'
import { FIELDS } from '../model/fields.ts'
import type { CopiedFee, FeeToCopy } from '../queries/fees-to-copy.server.ts'
import type { NotSaved } from './not-saved.ts'

type Props = {
  fees: readonly FeeToCopy[]
  copied: readonly CopiedFee[]
  from: string
  isOpen: boolean
  busy: boolean
  notSaved: NotSaved | undefined
}

/** The fees with their amounts in the new season. Those that change are copied, each once. */
export const FeeRows = ({ fees, copied, from, isOpen, busy, notSaved }: Props) => (
  <>
    {copied.length > 0 && <CopiedFees copied={copied} />}
    {isOpen && fees.length > 0 && (
      <Form method="post" className="stack margin-top-3">
        <table {...TABLE_ROLES.table} className="table admin-table folds plain season-table">
          <caption className="visually-hidden">Fees and their amounts in the new season</caption>
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              <th {...TABLE_ROLES.columnHeader} scope="col">
                Fee
              </th>
              <th {...TABLE_ROLES.columnHeader} scope="col">
                Paid
              </th>
              <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
                Now
              </th>
              <th {...TABLE_ROLES.columnHeader} scope="col">
                New season
              </th>
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group}>
            {fees.map((fee) => (
              <Row key={fee.id} fee={fee} notSaved={notSaved} />
            ))}
          </tbody>
        </table>
        <div className="season-dates">
          <TextField
            name="feesFrom"
            label="New amounts from"
            hint="Anyone who registers from this day on pays the new amount. Choose a day no later than the one on which you e-mail families."
            type="date"
            defaultValue={notSaved?.values.feesFrom ?? from}
            errors={notSaved?.errors.feesFrom}
          />
        </div>
        <p>
          <button className="button secondary" type="submit" name="intent" value="fees" disabled={busy}>
            Save new amounts
          </button>
        </p>
      </Form>
    )}
  </>
)

function Row({
  fee: { id, label, period, now, amount, terms },
  notSaved,
}: { fee: FeeToCopy } & Pick<Props, 'notSaved'>) {
  const field = `${FIELDS.amount}${id}`
  const errors = notSaved?.errors[field]
  return (
    <tr {...TABLE_ROLES.row}>
      <td {...TABLE_ROLES.cell} className="full-line">
        <b>
          <Link to={adminPaths.fee(id)}>{label}</Link>
        </b>
        {terms && <div className="small muted">{terms}</div>}
      </td>
      <td {...TABLE_ROLES.cell} className="full-line">
        {period}
      </td>
      <td {...TABLE_ROLES.cell} className="full-line number">
        <span className="narrow-only">Now </span>
        {now}
      </td>
      <td {...TABLE_ROLES.cell} className="full-line">
        <label className="visually-hidden" htmlFor={idOf(field)}>
          {label} in the new season, in pounds
        </label>
        <input
          className="input compact season-amount"
          inputMode="decimal"
          defaultValue={notSaved?.values[field] ?? amount}
          {...aria(field, undefined, errors)}
        />
        <FieldError name={field} errors={errors} />
      </td>
    </tr>
  )
}

const CopiedFees = ({ copied }: Pick<Props, 'copied'>) => (
  <ul className="season-answers">
    {copied.map(({ id, label, period, now, terms, before, from }) => (
      <li key={id}>
        <div>
          <b>
            <Link to={adminPaths.fee(id)}>{label}</Link>
          </b>{' '}
          <span className="muted">
            {[`${now} ${period}, ${before} before`, from && `from ${longDate(from)}`, terms]
              .filter(Boolean)
              .join(', ')}
          </span>
        </div>
        <span className="badge" data-tone="ok">
          {now === before ? 'New days' : 'New amount'}
        </span>
      </li>
    ))}
  </ul>
)
