import '../../payments/components/own-payments.css'
import { childName, type OwnPerson } from '../../../../kernel/actor.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import { State } from '../../payments/components/state.tsx'
import { periodOf, perPeriod } from '../../prices/model.ts'
import { isRunning, type Subscription, subscriptionWords } from '../model.ts'

/** The subscriptions of the reader and their children, with their prices, next payments and ends. */
export function OwnSubscriptions({
  subscriptions,
  people,
}: {
  subscriptions: readonly Subscription[]
  people: readonly OwnPerson[]
}) {
  if (subscriptions.length === 0) {
    return (
      <Empty>
        <h3 className="heading-3">No subscription yet</h3>
        <p className="muted">A subscription pays for halls and referees, month by month.</p>
        <a className="button secondary compact" href={paths.fees}>
          About subscriptions
        </a>
      </Empty>
    )
  }
  return (
    <div className="plan-list">
      {subscriptions.map((subscription) => (
        <Plan
          key={subscription.id}
          subscription={subscription}
          child={childName(people, subscription.memberId)}
        />
      ))}
    </div>
  )
}

function Plan({ subscription, child }: { subscription: Subscription; child: string | undefined }) {
  const { plan, amount, discountBp } = subscription
  return (
    <section className="card stack-small">
      <div className="row between">
        <h3 className="heading-3">{child ? `${plan}, for ${child}` : plan}</h3>
        <State {...subscriptionWords(subscription)} />
      </div>
      <p>
        <b className="tabular large-amount">{formatPence(amount)}</b>
        <span className="muted"> {perPeriod(periodOf(subscription))}</span>
      </p>
      {discountBp > 0 && <p className="small">With {discountBp / 100}% off</p>}
      <Next subscription={subscription} />
      <form method="post">
        <input type="hidden" name="subscription" value={subscription.id} />
        <button className="button compact" type="submit" name="do" value="portal">
          Manage {child ? 'the' : 'my'} subscription
          <span className="visually-hidden"> {child ? `${plan} for ${child}` : plan}</span>
        </button>
      </form>
    </section>
  )
}

function Next({ subscription }: { subscription: Subscription }) {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  if (!currentPeriodEnd || !isRunning(status)) return null
  return (
    <p className="small muted">
      {cancelAtPeriodEnd ? 'Ends on ' : 'Next payment '}
      <DayText at={currentPeriodEnd} />
      {status === 'past_due' &&
        '. The last payment did not go through; you are still covered while we try again.'}
    </p>
  )
}
