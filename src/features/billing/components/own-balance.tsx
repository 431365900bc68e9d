import { formatPence } from '../../../kernel/money.ts'
import { DayText } from '../../../ui/primitives/date-text.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import type { Balance } from '../queries/balance.server.ts'

/** What the reader owes, with a way to pay each part of it, and what is collected next. */
export function OwnBalance({ balance: { owed, invoices, running } }: { balance: Balance }) {
  return (
    <section className="stack" aria-labelledby="balance">
      <h2 className="h2s" id="balance">
        {owed > 0 ? `You owe ${formatPence(owed)}` : 'Your balance'}
      </h2>
      {owed === 0 && (
        <Note tone="ok">
          <p>You owe us nothing. Thank you!</p>
        </Note>
      )}
      {invoices.map(({ id, description, amount, dueAt, url }) => (
        <div className="card row between" key={id}>
          <p>
            <b>{description || 'Invoice'}</b>
            <br />
            {formatPence(amount)}
            {dueAt && (
              <span className="muted">
                , due <DayText at={dueAt} />
              </span>
            )}
          </p>
          {url && (
            <a className="btn" href={url}>
              Pay {formatPence(amount)}
              <span className="vh"> for {description}</span>
            </a>
          )}
        </div>
      ))}
      {running.map(({ id, plan, amount, currentPeriodEnd, cancelAtPeriodEnd }) => (
        <p key={id}>
          <b>{plan}</b>:{' '}
          {currentPeriodEnd && (
            <>
              {cancelAtPeriodEnd ? 'ends on ' : `${formatPence(amount)} is collected on `}
              <DayText at={currentPeriodEnd} />.
            </>
          )}
        </p>
      ))}
      <p>
        <a href="/members/dashboard/?tab=2">Your subscriptions and payments</a>
      </p>
    </section>
  )
}
