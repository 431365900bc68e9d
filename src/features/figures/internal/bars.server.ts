import { asc, eq } from 'drizzle-orm'
import { addDays, clubDay, localDate, shortDay } from '../../../kernel/dates.ts'
import { MONTHS } from '../../../kernel/wall-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { PAYMENT_PURPOSES, type PaymentPurpose } from '../../billing/payments/model.ts'
import { teams } from '../../teams/table.server.ts'
import type { FigureId } from '../model/figure.ts'
import { mondayOf, WEEKS } from './hall-facts.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'club'>

export type BarName = { key: string; label: string; short?: string }

/** The months of a season in order. */
const months = ({ club }: Needs): BarName[] =>
  MONTHS.map((_, at) => {
    const month = (club.seasonStartMonth - 1 + at) % 12
    const label = MONTHS[month] ?? ''
    return { key: String(month + 1).padStart(2, '0'), label, short: label.slice(0, 3) }
  })

const KINDS: Readonly<Record<PaymentPurpose, { label: string; short?: string }>> = {
  registration: { label: 'Registration fees', short: 'Joining' },
  subscription: { label: 'Subscriptions', short: 'Monthly' },
  order: { label: 'Store', short: 'Store' },
  event: { label: 'Events', short: 'Events' },
  booking: { label: 'Event tickets', short: 'Tickets' },
  invoice: { label: 'Invoices', short: 'Invoices' },
}

const STEPS: readonly BarName[] = [
  { key: 'started', label: 'Started' },
  { key: 'submitted', label: 'Submitted' },
  { key: 'paid', label: 'Registration fee paid' },
  { key: 'member', label: 'Became a member' },
]

function weeks({ clock }: Needs): BarName[] {
  const first = mondayOf(clubDay(clock.now()))
  return Array.from({ length: WEEKS }, (_, at) => {
    const monday = addDays(first, at * 7)
    return { key: monday, label: shortDay(localDate(monday)) }
  })
}

const activeTeams = ({ db }: Needs): Promise<BarName[]> =>
  db
    .select({ key: teams.id, label: teams.name })
    .from(teams)
    .where(eq(teams.active, true))
    .orderBy(asc(teams.position), asc(teams.name))

/** The bars of a figure in order, including those without rows. */
export async function barsOf(ctx: Needs, id: FigureId): Promise<readonly BarName[]> {
  if (id === 'registrations') return STEPS
  if (id === 'members') return activeTeams(ctx)
  if (id === 'kinds') return PAYMENT_PURPOSES.map((key) => ({ key, ...KINDS[key] }))
  return id === 'duties' ? weeks(ctx) : months(ctx)
}
