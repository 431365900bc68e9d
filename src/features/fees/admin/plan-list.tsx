import { Link } from 'react-router'
import type { LocalDate } from '../../../kernel/dates.ts'
import { type Badge, RecordLines } from '../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'
import { datesInWords, type PlanState, priceInWords, stateOf, termsInWords, whoFor } from '../model/plan.ts'
import type { FeePlan } from '../table.server.ts'

/** A plan as the list shows it. */
export type PlanLine = { id: string; title: string; under: string; badges: Badge[]; sum: string }

const STATES: Readonly<Record<PlanState, Badge | undefined>> = {
  'on offer': undefined,
  later: { tone: 'info', text: 'Not yet on offer' },
  past: { tone: 'warn', text: 'No longer on offer' },
  'staff only': { tone: 'info', text: 'Staff only' },
  retired: { tone: 'warn', text: 'Retired' },
}

/** Words a plan for the list. `isDifferent` is true if the payment provider has another price. */
export function planLine(plan: FeePlan, today: LocalDate, isDifferent: boolean): PlanLine {
  const { id, label: title, siblingPercent } = plan
  const siblings = siblingPercent ? `${siblingPercent}% off for siblings` : ''
  const state = STATES[stateOf(plan, today)]
  const price = priceBadge(plan, isDifferent)
  return {
    ...{ id, title, sum: priceInWords(plan) },
    under: [whoFor(plan), datesInWords(plan), termsInWords(plan), siblings].filter(Boolean).join(' · '),
    badges: [...(state ? [state] : []), ...(price ? [price] : [])],
  }
}

function priceBadge({ pricePending, priceError }: FeePlan, isDifferent: boolean): Badge | undefined {
  if (pricePending) return { tone: 'info', text: 'Waiting for the card provider' }
  if (priceError) return { tone: 'bad', text: 'Refused by the card provider' }
  return isDifferent ? { tone: 'bad', text: 'Another price at the card provider' } : undefined
}

/** Plans in lines that lead to their pages. */
export const PlanList = ({ lines, none }: { lines: readonly PlanLine[]; none: string }) => (
  <RecordLines
    none={none}
    lines={lines.map(({ title, ...line }) => ({
      ...line,
      title: <Link to={adminPaths.fee(line.id)}>{title}</Link>,
    }))}
  />
)
