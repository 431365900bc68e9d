import './registrations.css'
import { formatPence, penceOf } from '../../../../kernel/money.ts'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { State } from '../../../billing/payments/components/state.tsx'
import { paymentWords } from '../../../billing/payments/model.ts'
import type { Payment } from '../../../billing/payments/queries/ledger.server.ts'
import { amountPer, priceWords } from '../../../billing/prices/model.ts'
import type { Subscription } from '../../../billing/subscriptions/model.ts'
import { subscriptionWords } from '../../../billing/subscriptions/model.ts'
import type { MembershipChoice } from '../../model/registration.ts'
import { Fact, Facts } from './registration-info.tsx'

type Props = {
  memberships: readonly MembershipChoice[]
  payments: readonly Payment[]
  subscriptions: readonly Subscription[]
}

/** The chosen fees, and the payments according to the provider. [REG-022, REG-035, INV-012] */
export function RegistrationPayments({ memberships, payments, subscriptions }: Props) {
  return (
    <>
      <section className="registration-section">
        <h3 className="heading-3">Chosen</h3>
        {memberships.length === 0 ? (
          <p className="muted">Volunteers pay no fee.</p>
        ) : (
          <Facts>
            {memberships.map(({ id, label, value }) => (
              <Fact key={id} label={label}>
                {value.label}
                {value.price > 0 && `, ${amountPer(penceOf(value.price), value.period)}`}
              </Fact>
            ))}
          </Facts>
        )}
      </section>
      <section className="registration-section">
        <h3 className="heading-3">Paid</h3>
        {payments.length + subscriptions.length === 0 && <p className="muted">Nothing has been paid yet.</p>}
        <ul className="line-list">
          {subscriptions.map((subscription) => (
            <li key={subscription.id}>
              <div>
                <b>{subscription.plan}</b>
                <span className="second-line">{priceWords(subscription)}</span>
              </div>
              <State {...subscriptionWords(subscription)} />
            </li>
          ))}
          {payments.map((payment) => (
            <li key={payment.id}>
              <div>
                <b>{payment.description}</b>
                <span className="second-line">
                  {payment.paidAt ? <DateTimeText at={payment.paidAt} /> : 'Not paid'}, {payment.payerName}
                </span>
              </div>
              <b className="tabular">{formatPence(payment.amount)}</b>
              <State {...paymentWords(payment)} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
