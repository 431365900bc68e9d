import './children.css'
import type { LocalDate } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { nextInWords } from '../../../fees/model/instalments.ts'
import { SUBSCRIPTION } from '../../model/registration.ts'
import { type FamilyLine, lineWords, namesOf, totalOf } from '../model/family-fees.ts'
import { type FeeLine, paymentOf, totalOfPayment, whenWords } from '../model/fee-line.ts'

type Props = { lines: readonly FeeLine[]; today: LocalDate }
type FeesProps = Props & {
  /** Whether children from other forms count only with the link in the e-mail. */
  asksForLink: boolean
}

/** What each child pays, and all together. */
export function FamilyFees({ lines, today, asksForLink }: FeesProps) {
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
                <span className="small muted">
                  {[lineWords(line), whenWords(line.instalments, today)].filter(Boolean).join(': ')}
                </span>
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

/** Pays for everybody in one payment: all that is left, or the next instalments. */
export function PayFamily({ lines, today }: Props) {
  const due = lines.filter(({ paid }) => !paid)
  const names = namesOf(due.map(({ firstName }) => firstName))
  const payment = paymentOf(lines, 'next', today)
  const next = totalOfPayment(payment)
  const all = totalOf(due)
  const settled = payment.flatMap(({ settles }) => settles)
  return (
    <p className="row gap-2">
      <input type="hidden" name="seen" value={all} />
      <input type="hidden" name="next" value={next} />
      {next < all && (
        <button className="button" type="submit" name="pay" value="next">
          Pay {nextInWords(settled, today)}: {formatPence(next)} for {names} <Icon name="right" />
        </button>
      )}
      <button className={next < all ? 'button secondary' : 'button'} type="submit" name="pay" value="all">
        {next < all ? `Pay it all now: ${formatPence(all)}` : `Pay ${formatPence(all)} for ${names}`}{' '}
        <Icon name="right" />
      </button>
    </p>
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
