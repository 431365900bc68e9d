import '../../../../ui/styles/controls.css'
import './bank.css'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { CONFIDENCE_TONES, CONFIDENCE_WORDS, type MatchView, type TransactionView } from './bank-view.ts'

/** What the bank says about a payment. */
export const FromBank = ({ on, amount, payer, text }: TransactionView) => (
  <div>
    <p>
      <span className="bank-amount">{amount}</span> on {on}
    </p>
    <p>{payer}</p>
    {text && <p className="small muted">{text}</p>}
  </div>
)

type OpenProps = {
  payments: readonly (TransactionView & { match: MatchView })[]
  /** The address of a payment's own page. */
  pathOf: (id: string) => string
  isBusy: boolean
}

/** Payments that nobody has recorded yet, each with a proposal and a button to confirm it. */
export const OpenPayments = ({ payments, pathOf, isBusy }: OpenProps) => (
  <ul className="bank-list margin-top-3">
    {payments.map(({ match, ...payment }) => (
      <li key={payment.id} className="bank-payment">
        <FromBank {...payment} />
        <div>
          <p>
            <span className="badge" data-tone={CONFIDENCE_TONES[match.confidence]}>
              {CONFIDENCE_WORDS[match.confidence]}
            </span>{' '}
            {match.people && <b>{match.people}</b>}
          </p>
          {match.lines.map(({ value, text }) => (
            <p key={value}>{text}</p>
          ))}
          <p className="small muted">{match.reason}</p>
        </div>
        <div className="bank-actions">
          {match.value && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="match" value={`${payment.id}:${match.value}`} />
              <button
                className="button secondary compact"
                type="submit"
                name="intent"
                value="confirm"
                disabled={isBusy}
              >
                Record
                <span className="visually-hidden">
                  {' '}
                  {payment.amount} for {match.people}
                </span>
              </button>
            </Form>
          )}
          <Link
            className={match.value ? 'button bare compact' : 'button secondary compact'}
            to={pathOf(payment.id)}
          >
            {match.value ? 'Something else' : 'Choose'}
            <span className="visually-hidden">
              , {payment.amount} from {payment.payer}
            </span>
          </Link>
        </div>
      </li>
    ))}
  </ul>
)

type HandledProps = {
  payments: readonly (TransactionView & { outcome: string })[]
  action: (payment: TransactionView) => ReactNode
}

/** Payments that are recorded or ignored. */
export const HandledPayments = ({ payments, action }: HandledProps) => (
  <ul className="bank-list margin-top-3">
    {payments.map(({ outcome, ...payment }) => (
      <li key={payment.id} className="bank-payment">
        <FromBank {...payment} />
        <p>{outcome}</p>
        <div className="bank-actions">{action(payment)}</div>
      </li>
    ))}
  </ul>
)
