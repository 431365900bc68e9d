import './children.css'
import { formatPence } from '../../../../kernel/money.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { SUBSCRIPTION } from '../../model/registration.ts'
import { type FamilyLine, lineWords, namesOf, totalOf } from '../model/family-fees.ts'

type Props = { lines: readonly FamilyLine[] }
type FeesProps = Props & {
  /** Whether children from other forms count only with the link in the e-mail. */
  asksForLink: boolean
}

/** What each child pays, and all together. */
export function FamilyFees({ lines, asksForLink }: FeesProps) {
  const due = lines.filter(({ paid }) => !paid)
  return (
    <section className="stack-small">
      <h2 className="heading-3">Registration fees</h2>
      <table className="family-fees">
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.firstName}
                <span className="small muted">{lineWords(line)}</span>
              </th>
              <td className="tabular">{amountWords(line)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className="tabular">
              <b>{formatPence(totalOf(due))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      {asksForLink && (
        <p className="small muted">
          Have you registered another child this season in another form? Open this page with the link in our
          e-mail, or log in. Then that child counts too.
        </p>
      )}
    </section>
  )
}

function amountWords({ paid, amount }: FamilyLine): string {
  if (amount === 0) return 'Nothing to pay'
  return paid ? 'Paid' : formatPence(amount)
}

/** Pays for everybody in one payment. */
export function PayFamily({ lines }: Props) {
  const due = lines.filter(({ paid }) => !paid)
  return (
    <button className="button" type="submit">
      Pay {formatPence(totalOf(due))} for {namesOf(due.map(({ firstName }) => firstName))}{' '}
      <Icon name="right" />
    </button>
  )
}

type Sibling = { id: string; firstName: string; isDone: boolean }

/** Links to the fees of the other children of the family. */
export function Siblings({ siblings }: { siblings: readonly Sibling[] }) {
  if (siblings.length === 0) return null
  const next = siblings.find(({ isDone }) => !isDone)
  return (
    <ul className="family-links">
      {siblings.map(({ id, firstName, isDone }) => (
        <li key={id}>
          <a
            href={`${SUBSCRIPTION}?step=process&id=${id}`}
            {...(id === next?.id && { className: 'button secondary' })}
          >
            {isDone ? `${firstName}: everything is paid` : `Pay for ${firstName}`}
          </a>
        </li>
      ))}
    </ul>
  )
}
