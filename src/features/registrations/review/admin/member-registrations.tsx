import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { type Badge, RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { MemberRegistration } from '../queries/of-member.server.ts'

/** The registrations of a member, with the payment state of each. */
export function MemberRegistrations({ registrations }: { registrations: readonly MemberRegistration[] }) {
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
