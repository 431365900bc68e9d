import { OwnPayments } from '../../../../features/billing/payments/components/own-payments.tsx'
import type { FamilyPayment } from '../../../../features/billing/payments/queries/family-payments.server.ts'
import { OwnSubscriptions } from '../../../../features/billing/subscriptions/components/own-subscriptions.tsx'
import type { Subscription } from '../../../../features/billing/subscriptions/model.ts'
import type { OwnPerson } from '../../../../kernel/actor.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { type Refusal, refusalOf } from './refusal.ts'

type Props = {
  subscriptions: readonly Subscription[]
  payments: readonly FamilyPayment[]
  people: readonly OwnPerson[]
  refused: Refusal | undefined
}

/** [INV-012, resolutions E09] */
export function PaymentsTab({ subscriptions, payments, people, refused }: Props) {
  const note = refusalOf(refused, 'portal')?.note
  return (
    <div className="grid-gap-7">
      <section className="stack">
        <h2 className="heading-2">Subscriptions</h2>
        {note && (
          <Note tone="bad">
            <p>{note}</p>
          </Note>
        )}
        <OwnSubscriptions subscriptions={subscriptions} people={people} />
        {subscriptions.length > 0 && (
          <p className="small muted">
            Opens the card provider’s own page: change your card, see invoices, or end the subscription.
          </p>
        )}
      </section>
      <section className="stack">
        <h2 className="heading-2">Payments</h2>
        <OwnPayments payments={payments} />
      </section>
    </div>
  )
}
