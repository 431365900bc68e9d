import { addDays, clubDay } from '../../../../kernel/dates.ts'
import type { Pence } from '../../../../kernel/money.ts'
import { AGES, type Age, sumOfPence } from '../../model.ts'
import type { OpenCharge } from './reminder.ts'

const SOON_DAYS = 14

type Dated = Pick<OpenCharge, 'dueAt' | 'dueOn' | 'open'>
export type DueGroupId = Age | 'soon' | 'later'

/** The groups of open charges: the latest first, as the charges are listed. The ages are those of the Money page. */
const DUE_GROUPS: readonly { id: DueGroupId; name: string; age: Age | undefined }[] = [
  ...AGES.toReversed().map(({ id, name }) => ({ id, name: `${name} late`, age: id })),
  { id: 'soon', name: `Due in the next ${SOON_DAYS} days`, age: undefined },
  { id: 'later', name: 'Due later', age: undefined },
]

/** How late a charge is by the calendar, or how soon it is due. */
export function dueGroupOf({ dueAt, dueOn }: Omit<Dated, 'open'>, now: Date): DueGroupId {
  const today = clubDay(now)
  if (dueAt >= now) return dueOn <= addDays(today, SOON_DAYS) ? 'soon' : 'later'
  const age = AGES.find(({ to }) => to === undefined || dueOn >= addDays(today, -to))
  return age?.id ?? '31'
}

/** Groups open charges by when they were or are due, each group with its sum. Empty groups are left out. */
export function dueGroups<Charge extends Dated>(charges: readonly Charge[], now: Date) {
  const grouped = Map.groupBy(charges, (charge) => dueGroupOf(charge, now))
  return DUE_GROUPS.flatMap((group): (typeof group & { charges: Charge[]; sum: Pence })[] => {
    const own = grouped.get(group.id)
    return own ? [{ ...group, charges: own, sum: sumOfPence(own.map(({ open }) => open)) }] : []
  })
}
