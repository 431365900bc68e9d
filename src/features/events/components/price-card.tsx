import './contribution.css'
import { Fragment, type ReactNode } from 'react'
import { formatPence } from '../../../kernel/money.ts'
import { count } from '../../../kernel/text.ts'
import { DayText } from '../../../ui/primitives/date-text.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { paths } from '../../../web/paths.ts'
import { takesPayments } from '../model.ts'
import type { EventDetails } from '../queries/events.server.ts'

type Props = {
  birthday: boolean
  details: EventDetails
  /** True once the event has begun and takes no more payments. */
  past: boolean
  /** The payment form, if the event takes payments. */
  form: ReactNode
}

/** Shows the price of an event, or the amount raised for a birthday present. */
export function PriceCard({ birthday, details, past, form }: Props) {
  const { price, teams, presentFor, paidBefore } = details
  return (
    <aside className="card lead stick stack" aria-labelledby="pay">
      <h2 className="heading-3" id="pay">
        {birthday ? `Chip in for ${presentFor ? `${presentFor}’s` : 'the'} present` : 'What it costs'}
      </h2>
      {birthday ? (
        <Raised details={details} />
      ) : (
        <p className="large-amount">{price > 0 ? formatPence(price) : 'Free'}</p>
      )}
      {teams.length > 0 && (
        <p className="muted">
          With{' '}
          {teams.map((team, index) => (
            <span key={team.slug}>
              {index > 0 && ', '}
              <a href={paths.team(team.slug)}>{team.name}</a>
            </span>
          ))}
        </p>
      )}
      {paidBefore.length > 0 && <PaidBefore payments={paidBefore} past={past} />}
      {takesPayments({ birthday, price }) &&
        (past ? <p className="muted">This event has ended, so you can no longer pay for it.</p> : form)}
    </aside>
  )
}

/** Shows what the reader has already paid, so that they do not pay twice by mistake. */
function PaidBefore({ payments, past }: { payments: EventDetails['paidBefore']; past: boolean }) {
  return (
    <Note tone="ok">
      <p>
        You paid{' '}
        {payments.map(({ amount, paidAt }, index) => (
          <Fragment key={paidAt?.toISOString() ?? index}>
            {index > 0 && ' and '}
            <b>{formatPence(amount)}</b>
            {paidAt && (
              <>
                {' '}
                on <DayText at={paidAt} />
              </>
            )}
          </Fragment>
        ))}
        .{!past && ' Pay again only for someone else, or to add to your contribution.'}
      </p>
    </Note>
  )
}

function Raised({ details: { contributions } }: { details: EventDetails }) {
  const { raised, payers } = contributions
  if (raised === undefined) return null
  return (
    <p className="raised">
      <span className="raised-amount">{formatPence(raised)}</span>
      <span className="muted small">
        {payers === 0
          ? 'raised so far. Be the first.'
          : `raised so far by ${count(payers, 'person', 'people')}, after card fees (estimated)`}
      </span>
    </p>
  )
}

/** The first names of the payers. Shown to members only. */
export function WhoPaid({ names }: { names: readonly string[] }) {
  return (
    <section aria-labelledby="who-paid">
      <h2 className="heading-3 margin-bottom-4" id="who-paid">
        Who has paid
      </h2>
      {names.length === 0 ? (
        <p className="muted">No payments yet.</p>
      ) : (
        <ul className="contributor-names">
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same first name
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
