import type { MonthRate } from '../../../../features/trainings/attendance/queries/rates.server.ts'
import { shortMonth } from '../../../../kernel/dates.ts'

/** Lists the months of the rates in order. */
export const monthsOf = (rates: readonly MonthRate[]) =>
  [...new Set(rates.map(({ month }) => month))]
    .toSorted()
    .map((key) => ({ key, name: shortMonth(new Date(`${key}-15T12:00:00Z`)) }))

/** Groups the rates by player and month, in the given order of players. */
export const ratesByPlayer = (rates: readonly MonthRate[]) =>
  [...Map.groupBy(rates, ({ memberId }) => memberId)].map(([memberId, own]) => ({
    memberId,
    name: own[0]?.name ?? '',
    byMonth: new Map(own.map((rate) => [rate.month, rate])),
  }))
