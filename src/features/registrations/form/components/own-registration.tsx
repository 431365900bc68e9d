import '../../../members/own/components/own-details.css'
import './own-registration.css'
import type { ReactNode } from 'react'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { Answered } from '../../model/registration.ts'
import type { OwnRegistration } from '../queries/own.server.ts'

/** A submitted registration of the reader or their child, read-only. */
export function OwnRegistrationView({ registration }: { registration: OwnRegistration }) {
  const { child, submittedAt, memberships, registrationPaid, subscriptionPaid } = registration
  return (
    <div className="stack">
      <section className="card stack-small">
        <h2 className="heading-3">{child ? `${child}’s registration` : 'My registration'}</h2>
        {submittedAt && (
          <p className="muted">
            Sent on <DayText at={submittedAt} />
          </p>
        )}
        <p className="row gap-2">
          <Paid is={registrationPaid} of="Registration fee" />
          <Paid is={subscriptionPaid} of="Subscription" />
        </p>
        {memberships.length > 0 && (
          <dl className="own-list">
            {memberships.map(({ id, label, value }) => (
              <Line key={id} label={label}>
                {value.label}
              </Line>
            ))}
          </dl>
        )}
      </section>
      <Answers title="Details" answers={registration.details} />
      <Answers title="Questions" answers={registration.questions} />
      {registration.checks.length > 0 && (
        <section className="card stack-small">
          <h2 className="heading-3">Agreed to</h2>
          <ul className="own-consents">
            {registration.checks.map(({ id, label }) => (
              <li key={id}>
                <Icon name="ok" /> {label}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Paid({ is, of }: { is: boolean; of: string }) {
  return (
    <span className="badge" data-tone={is ? 'ok' : 'open'}>
      {is ? `${of} paid` : `${of} not paid`}
    </span>
  )
}

function Answers({ title, answers }: { title: string; answers: readonly Answered[] }) {
  if (answers.length === 0) return null
  return (
    <section className="card stack-small">
      <h2 className="heading-3">{title}</h2>
      <dl className="own-list">
        {answers.map(({ id, label, value }) => (
          <Line key={id} label={label}>
            {value}
          </Line>
        ))}
      </dl>
    </section>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className="muted">No answer</span>}</dd>
    </div>
  )
}
