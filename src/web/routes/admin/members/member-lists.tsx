import type { ReactNode } from 'react'
import { paymentWords } from '../../../../features/billing/payments/model.ts'
import { priceWords } from '../../../../features/billing/prices/model.ts'
import { subscriptionWords } from '../../../../features/billing/subscriptions/model.ts'
import { MAIL_STATES } from '../../../../features/emails/model.ts'
import { describeAction } from '../../../../features/members/admin/describe-action.ts'
import { remainingGross } from '../../../../features/store/orders/model/refunded.ts'
import { orderStateLabel } from '../../../../features/store/orders/model/state-words.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { DateTimeText, DayText } from '../../../../ui/primitives/date-text.tsx'
import { adminPaths } from '../../../paths.ts'
import type { MemberTab } from './member-tab.server.ts'

type Pane<T extends MemberTab['tab']> = Omit<Extract<MemberTab, { tab: T }>, 'tab'>
type Badge = { tone: string; text: string }

export function Registrations({ registrations }: Pane<'registrations'>) {
  const lines = registrations.map((one) => ({
    id: one.id,
    title: (
      <a href={adminPaths.registration(one.id)}>
        {one.memberships.map(({ label }) => label).join(', ') || 'Registration'}
      </a>
    ),
    under: <DayText at={one.submittedAt ?? one.createdAt} />,
    badges: [paid('Registration', one.registrationPaid), paid('Subscription', one.subscriptionPaid)],
  }))
  return <Lines lines={lines} none="No registrations." />
}

const paid = (what: string, isPaid: boolean): Badge =>
  isPaid ? { tone: 'ok', text: `${what} paid` } : { tone: 'open', text: `${what} not paid` }

export function Subscriptions({ subscriptions }: Pane<'subscriptions'>) {
  const lines = subscriptions.map((one) => ({
    id: one.id,
    title: one.plan,
    under: (
      <>
        {priceWords(one)}
        {one.discountBp > 0 && `, with ${one.discountBp / 100}% off`}
        {one.currentPeriodEnd && (
          <>
            , paid until <DayText at={one.currentPeriodEnd} />
          </>
        )}
      </>
    ),
    badges: [subscriptionWords(one)],
  }))
  return <Lines lines={lines} none="No subscriptions." />
}

export function Payments({ payments }: Pane<'payments'>) {
  const lines = payments.map((one) => ({
    id: one.id,
    title: one.description,
    under: (
      <>
        <DateTimeText at={one.paidAt ?? one.createdAt} />
        {one.refunded > 0 && `, ${formatPence(one.refunded)} paid back`}
      </>
    ),
    badges: [paymentWords(one)],
    sum: formatPence(one.amount),
  }))
  return <Lines lines={lines} none="No payments." />
}

export function Orders({ orders }: Pane<'orders'>) {
  const lines = orders.map((one) => ({
    id: one.id,
    title: `Order ${one.number}`,
    under: (
      <>
        <DateTimeText at={one.placedAt ?? one.createdAt} />, {count(one.pieces, 'item')}
        {one.refunded > 0 && `, ${formatPence(one.refunded)} refunded`}
      </>
    ),
    badges: [orderStateLabel(one)],
    sum: formatPence(remainingGross(one)),
  }))
  return <Lines lines={lines} none="No orders." />
}

export function Emails({ emails }: Pane<'emails'>) {
  const lines = emails.map((one) => ({
    id: one.id,
    title: one.subject,
    under: (
      <>
        {one.toEmail}, <DateTimeText at={one.sentAt ?? one.createdAt} />
        {one.error && `, ${one.error}`}
      </>
    ),
    badges: [MAIL_STATES[one.status]],
  }))
  return <Lines lines={lines} none="No e-mails." />
}

export function History({ actions }: Pane<'history'>) {
  const lines = actions.map((one) => ({
    id: one.id,
    title: describeAction(one),
    under: (
      <>
        {one.by ?? 'The website'}, <DateTimeText at={one.at} />
      </>
    ),
    badges: [],
  }))
  return <Lines lines={lines} none="No changes by staff yet." />
}

type Line = { id: string; title: ReactNode; under: ReactNode; badges: readonly Badge[]; sum?: string }

function Lines({ lines, none }: { lines: readonly Line[]; none: string }) {
  if (lines.length === 0) return <p className="muted">{none}</p>
  return (
    <ul className="line-list">
      {lines.map(({ id, title, under, badges, sum }) => (
        <li key={id}>
          <div>
            <b>{title}</b>
            <p className="small muted">{under}</p>
          </div>
          {badges.map(({ tone, text }) => (
            <span key={text} className="badge" data-tone={tone}>
              {text}
            </span>
          ))}
          {sum && <b className="tabular">{sum}</b>}
        </li>
      ))}
    </ul>
  )
}
