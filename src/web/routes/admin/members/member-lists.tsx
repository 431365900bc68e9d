import { paymentWords } from '../../../../features/billing/payments/model.ts'
import { priceWords } from '../../../../features/billing/prices/model.ts'
import { subscriptionWords } from '../../../../features/billing/subscriptions/model.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { DateTimeText, DayText } from '../../../../ui/primitives/date-text.tsx'
import { type Badge, RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../paths.ts'
import type { MemberTab } from './member-tab.server.ts'

type Pane<T extends MemberTab['tab']> = Omit<Extract<MemberTab, { tab: T }>, 'tab'>

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
  return <RecordLines lines={lines} none="No registrations." />
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
  return <RecordLines lines={lines} none="No subscriptions." />
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
  return <RecordLines lines={lines} none="No payments." />
}
