import { OwnPayments } from '../../../../features/billing/components/own-payments.tsx'
import { OwnSubscriptions } from '../../../../features/billing/components/own-subscriptions.tsx'
import type { Subscription } from '../../../../features/billing/model.ts'
import type { StatementLine } from '../../../../features/billing/queries/statement.server.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { type Refusal, refusalOf } from './refusal.ts'

type Props = {
  subscriptions: readonly Subscription[]
  payments: readonly StatementLine[]
  refused: Refusal | undefined
}

/** [MEM-015, INV-012, resolutions E09] */
export function PaymentsTab({ subscriptions, payments, refused }: Props) {
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
        <OwnSubscriptions subscriptions={subscriptions} />
        {subscriptions.length > 0 && (
          <form method="post" className="stack-small">
            <button className="button" type="submit" name="do" value="portal">
              Manage my subscription
            </button>
            <p className="small muted">
              Opens the card provider’s own page: change your card, see invoices, or end the subscription.
            </p>
          </form>
        )}
      </section>
      <section className="stack">
        <h2 className="heading-2">Payments</h2>
        <OwnPayments payments={payments} />
      </section>
    </div>
  )
}
