import '../../../../ui/data-table/data-table.css'
import '../../admin/money.css'
import { Link } from 'react-router'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
import { type VatLine, type VatSums, vatRateWords } from '../model/vat.ts'

const LINKED = ['received', 'refunded'] as const
const WORDS = {
  received: 'Received',
  refunded: 'Refunded',
  gross: 'With VAT',
  vat: 'VAT',
  net: 'Without VAT',
}
type Linked = (typeof LINKED)[number]

type Props = {
  /** The quarter, in words. */
  name: string
  lines: readonly VatLine[]
  total: VatSums
  /** The address of the entries behind a figure; without a rate, of all. */
  to: (figure: Linked, rate?: string) => string
}

/** The money of a quarter by rate of VAT. What was received and refunded links to its entries. */
export const VatTable = ({ name, lines, total, to }: Props) => (
  <div className="table-frame unbounded margin-top-3">
    <table {...TABLE_ROLES.table} className="table admin-table stacks money-figures">
      <caption className="visually-hidden">VAT, {name}</caption>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            Rate
          </th>
          {Object.values(WORDS).map((title) => (
            <th {...TABLE_ROLES.columnHeader} key={title} scope="col" className="number">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {lines.map(({ rate, ...sums }) => (
          <tr {...TABLE_ROLES.row} key={rate}>
            <th {...TABLE_ROLES.rowHeader} scope="row">
              {vatRateWords(rate)}
            </th>
            <Cells sums={sums} of={`${vatRateWords(rate)}, ${name}`} to={(figure) => to(figure, rate)} />
          </tr>
        ))}
      </tbody>
      <tfoot {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.rowHeader} scope="row">
            Total
          </th>
          <Cells sums={total} of={`all rates, ${name}`} to={(figure) => to(figure)} />
        </tr>
      </tfoot>
    </table>
  </div>
)

type CellsProps = { sums: VatSums; of: string; to: (figure: Linked) => string }

const Cells = ({ sums, of, to }: CellsProps) => (
  <>
    {LINKED.map((figure) => (
      <td {...TABLE_ROLES.cell} key={figure} className="number" data-label={WORDS[figure]}>
        {sums[figure] === 0 ? (
          <Amount of={sums[figure]} />
        ) : (
          <Link to={to(figure)}>
            {formatPence(sums[figure])}
            <span className="visually-hidden">
              {' '}
              {figure}, {of}
            </span>
          </Link>
        )}
      </td>
    ))}
    {(['gross', 'vat', 'net'] as const).map((column) => (
      <td {...TABLE_ROLES.cell} key={column} className="number" data-label={WORDS[column]}>
        <Amount of={sums[column]} />
      </td>
    ))}
  </>
)

const Amount = ({ of }: { of: Pence }) => (
  <span className={of === 0 ? 'muted' : undefined}>{formatPence(of)}</span>
)
