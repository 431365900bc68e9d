import '../../../../ui/admin/facts.css'
import './registrations.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { Answered } from '../../model/registration.ts'
import type { AdminRegistration } from '../queries/registration-admin.server.ts'
import { PaymentText, StatusText } from './columns.tsx'

/** The tabs of a registration, by their name in the address. */
const TABS = {
  questions: 'Questions',
  details: 'Details',
  payments: 'Memberships and payments',
  emails: 'E-mails',
  member: 'Member',
} as const
export type Tab = keyof typeof TABS

/** The tab named in an address, or the questions. */
export const tabNamed = (named: string | undefined): Tab =>
  named !== undefined && Object.hasOwn(TABS, named) ? (named as Tab) : 'questions' // a key of TABS

/** The summary of a registration above the tabs. */
export function RegistrationHead({ registration }: { registration: AdminRegistration }) {
  const { status, payment, email, member, minor, createdAt } = registration
  return (
    <div className="row gap-2">
      <StatusText status={status} />
      <PaymentText payment={payment} />
      {minor && (
        <span className="badge" data-tone="warn">
          Under 18
        </span>
      )}
      <span className="muted small">
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {email && ', '}
        <DayText at={createdAt} />
        {member && `, ${member.name}`}
      </span>
    </div>
  )
}

/** Links to the parts of a registration. */
export function RegistrationTabs({ tab, to }: { tab: Tab; to: (tab: Tab) => string }) {
  return (
    <nav className="tabs registration-tabs" aria-label="Parts of the registration">
      {(Object.keys(TABS) as Tab[]).map((one) => (
        <Link
          key={one}
          to={to(one)}
          aria-current={one === tab ? 'page' : undefined}
          preventScrollReset
          replace
        >
          {TABS[one]}
        </Link>
      ))}
    </nav>
  )
}

/** A list of labels and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts registration-facts">{children}</dl>
}

/** A label with its value, or “No answer”. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className="muted">No answer</span>}</dd>
    </div>
  )
}

/** The answers to the questions of the registration form. */
export function Answers({ answers }: { answers: readonly Answered[] }) {
  if (answers.length === 0) return <p className="muted">No answers.</p>
  return (
    <Facts>
      {answers.map(({ id, label, value }) => (
        <Fact key={id} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}

/** The conditions that the person has agreed to. */
export function Agreed({ registration: { checks, guardianConsentAt } }: { registration: AdminRegistration }) {
  return (
    <section className="registration-section">
      <h3 className="heading-3">Agreed to</h3>
      <ul className="registration-consents">
        {checks.map(({ id, label }) => (
          <li key={id}>
            <Icon name="ok" /> {label}
          </li>
        ))}
        {guardianConsentAt && (
          <li>
            <Icon name="ok" /> The guardian agreed on <DayText at={guardianConsentAt} />
          </li>
        )}
      </ul>
    </section>
  )
}
