import '../../../ui/styles/table.css'
import './statement.css'
import { longDay } from '../../../kernel/dates.ts'
import { formatPence, type Pence, pence } from '../../../kernel/money.ts'
import type { StatementLine } from '../queries/statement.server.ts'
import { statementWords } from './statement-words.ts'

type Props = {
  lines: readonly StatementLine[]
  /** Whether it has the lines of several people, who are then named. */
  isFamily: boolean
}

/** Charges, payments and refunds in order, with what is owed after each. */
export function StatementTable({ lines, isFamily }: Props) {
  const people = isFamily ? [...new Set(lines.map(({ member }) => member).filter(Boolean))] : []
  return (
    <table className="table statement">
      <caption className="visually-hidden">Charges and payments</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">For</th>
          <th scope="col" className="number">
            Charged
          </th>
          <th scope="col" className="number">
            Paid
          </th>
          <th scope="col" className="number">
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td className="statement-day">{longDay(line.at)}</td>
            <td className="statement-what">
              <What line={line} people={people} />
            </td>
            <Amount name="Charged" amount={line.amount} />
            <Amount name="Paid" amount={pence(-line.amount)} />
            <td className="number statement-balance">
              <span className="statement-label">Balance </span>
              {formatPence(line.balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function What({ line, people }: { line: StatementLine; people: readonly string[] }) {
  const { what, about } = statementWords(line, people)
  return (
    <>
      {what}
      {about.length > 0 && <span className="small muted"> · {about.join(' · ')}</span>}
    </>
  )
}

/** Each line has its amount either in the column of charges or in that of payments. */
const Amount = ({ name, amount }: { name: string; amount: Pence }) => (
  <td className="number statement-amount">
    {amount > 0 && (
      <>
        <span className="statement-label">{name} </span>
        {formatPence(amount)}
      </>
    )}
  </td>
)

/** What the last line says, in words. */
export function balanceWords(lines: readonly StatementLine[]): string {
  const balance = lines.at(-1)?.balance ?? pence(0)
  if (balance > 0) return `${formatPence(balance)} to pay`
  if (balance < 0) return `${formatPence(pence(-balance))} paid too much`
  return 'Nothing to pay'
}
