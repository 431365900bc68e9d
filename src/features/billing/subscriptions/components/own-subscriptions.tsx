import '../../payments/components/own-payments.css'
import type { ReactNode } from 'react'
import { childName, type OwnPerson } from '../../../../kernel/actor.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import { State } from '../../payments/components/state.tsx'
import { periodOf, perPeriod } from '../../prices/model.ts'
import { isRunning, nextPaymentOf, type Subscription, subscriptionWords } from '../model.ts'

type Props = {
  subscriptions: readonly Subscription[]
  people: readonly OwnPerson[]
  /** What the reader can do with a subscription; `name` is the plan, and the child's if it is not their own. */
  actions?: ((subscription: Subscription, name: string) => ReactNode) | undefined
}

/** The subscriptions of the reader and their children, with their prices, next payments and ends. */
export function OwnSubscriptions({ subscriptions, people, actions }: Props) {
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
          actions={actions}
        />
      ))}
    </div>
  )
}

type PlanProps = Pick<Props, 'actions'> & { subscription: Subscription; child: string | undefined }

function Plan({ subscription, child, actions }: PlanProps) {
  const { plan, amount, discountBp } = subscription
  const name = child ? `${plan}, for ${child}` : plan
  return (
    <section className="card stack-small">
      <div className="row between">
        <h3 className="heading-3">{name}</h3>
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
        <button
          className={actions ? 'button secondary compact' : 'button compact'}
          type="submit"
          name="do"
          value="portal"
        >
          {actions ? 'Manage card' : `Manage ${child ? 'the' : 'my'} subscription`}
          <span className="visually-hidden"> {name}</span>
        </button>
      </form>
      {actions?.(subscription, name)}
    </section>
  )
}

function wordsBefore({ cancelAtPeriodEnd, isPaused }: Subscription): string {
  if (cancelAtPeriodEnd) return 'Ends on '
  return isPaused ? 'Nothing is charged before the next payment on ' : 'Next payment '
}

function Next({ subscription }: { subscription: Subscription }) {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  if (!currentPeriodEnd || !isRunning(status)) return null
  const next = cancelAtPeriodEnd ? currentPeriodEnd : nextPaymentOf(subscription)
  return (
    <p className="small muted">
      {!next && 'Nothing is charged until it is resumed.'}
      {next && wordsBefore(subscription)}
      {next && <DayText at={next} />}
      {status === 'past_due' &&
        '. The last payment did not go through; you are still covered while we try again.'}
    </p>
  )
}
