import './registrations.css'
import { formatPence, type Pence, penceOf } from '../../../../kernel/money.ts'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { paymentLine } from '../../../billing/payments/admin/member-payments.tsx'
import type { Payment } from '../../../billing/payments/queries/ledger.server.ts'
import { amountPer } from '../../../billing/prices/model.ts'
import type { SubscriptionLine } from '../../../billing/subscriptions/admin/subscription-line.ts'
import type { MembershipChoice } from '../../model/registration.ts'
import { Fact, Facts } from './registration-info.tsx'

type Props = {
  memberships: readonly MembershipChoice[]
  /** What is to pay as the registration fee; undefined if nothing is. */
  feeOpen: Pence | undefined
  payments: readonly Payment[]
  subscriptions: readonly SubscriptionLine[]
}

/** The chosen fees, and the payments according to the provider. [REG-022, REG-035, INV-012] */
export function RegistrationPayments({ memberships, feeOpen, payments, subscriptions }: Props) {
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
            {feeOpen !== undefined && <Fact label="To pay now">{formatPence(feeOpen)}</Fact>}
          </Facts>
        )}
      </section>
      <section className="registration-section">
        <h3 className="heading-3">Paid</h3>
        <RecordLines
          none="Nothing has been paid yet."
          lines={[...subscriptions, ...payments.map(paymentLine)]}
        />
      </section>
    </>
  )
}
