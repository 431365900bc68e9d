import { formatPence, pence } from '../../../../kernel/money.ts'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import { nextPaymentOf } from '../../subscriptions/model.ts'
import type { Due } from '../model.ts'
import type { Balance, Running } from '../queries/balance.server.ts'

type Props = {
  balance: Balance
  /** Whether the page shows all of the member's money, so that no link is needed. */
  isWhole?: boolean
}

/** What the member owes, with a way to pay each item, and the next automatic payments. */
export function OwnBalance({ balance: { dues, running }, isWhole = false }: Props) {
  return (
    <section className="stack" aria-labelledby="balance">
      <h2 className="heading-2" id="balance">
        {headingOf(dues)}
      </h2>
      {dues.length === 0 && (
        <Note tone="ok">
          <p>You owe us nothing. Thank you!</p>
        </Note>
      )}
      {dues.map((due, nth) => (
        <DueCard key={due.id} due={due} isFirst={nth === 0} />
      ))}
      {running.map((subscription) => (
        <RunningLine key={subscription.id} subscription={subscription} />
      ))}
      {!isWhole && (
        <p>
          <a href={paths.money}>All charges, payments and receipts</a>
        </p>
      )}
    </section>
  )
}

function headingOf(dues: readonly Due[]): string {
  const owed = pence(dues.reduce((sum, due) => sum + due.owed, 0))
  if (owed > 0) return `You owe ${formatPence(owed)}`
  return dues.length > 0 ? 'Not paid yet' : 'Your balance'
}

/** The first payment has the primary button. */
function DueCard({
  due: { what, price, reason, dueAt, pay, choices, invoiceId },
  isFirst,
}: {
  due: Due
  isFirst: boolean
}) {
  return (
    <div className="card row between">
      <p>
        <b>{what}</b>
        <br />
        {price}
        {dueAt && (
          <span className="muted">
            , due <DayText at={dueAt} />
          </span>
        )}
        {reason && (
          <>
            <br />
            <span className="small muted">{reason}</span>
          </>
        )}
        {invoiceId && (
          <>
            <br />
            <a className="small" href={paths.invoice(invoiceId)}>
              Invoice (PDF)<span className="visually-hidden"> for {what}</span>
            </a>
          </>
        )}
      </p>
      {pay && choices && <Choices what={what} href={pay.href} choices={choices} isFirst={isFirst} />}
      {pay && !choices && (
        <a className={isFirst ? 'button' : 'button secondary'} href={pay.href}>
          {pay.label}
          <span className="visually-hidden"> for {what}</span>
        </a>
      )}
    </div>
  )
}

type ChoicesProps = Required<Pick<Due, 'what' | 'choices'>> & { href: string; isFirst: boolean }

/** Opens the card provider’s page for one of several amounts. */
const Choices = ({ what, href, choices, isFirst }: ChoicesProps) => (
  <div className="row gap-2">
    {choices.map(({ label, fields }, nth) => (
      <form key={label} method="post" action={href}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className={isFirst && nth === 0 ? 'button' : 'button secondary'} type="submit">
          {label}
          <span className="visually-hidden"> for {what}</span>
        </button>
      </form>
    ))}
  </div>
)

function RunningLine({ subscription }: { subscription: Running }) {
  const { plan, amount, child, currentPeriodEnd, cancelAtPeriodEnd, status } = subscription
  const name = child ? `${plan}, for ${child}` : plan
  const next = cancelAtPeriodEnd ? currentPeriodEnd : nextPaymentOf(subscription)
  if (status === 'past_due')
    return (
      <Note tone="warn">
        <p>
          We could not collect {formatPence(amount)} for {name}. <a href={paths.money}>Check your card</a>.
          You are still covered.
        </p>
      </Note>
    )
  return (
    <p>
      <b>{name}</b>: {!next && subscription.isPaused && 'paused.'}
      {next && (
        <>
          {cancelAtPeriodEnd ? 'ends on ' : `${formatPence(amount)} will be collected on `}
          <DayText at={next} />
          {subscription.isPaused && !cancelAtPeriodEnd && ', after the pause'}.
        </>
      )}
    </p>
  )
}
