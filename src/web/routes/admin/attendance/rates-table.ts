import type { MonthRate } from '../../../../features/trainings/attendance/queries/rates.server.ts'
import { longMonth } from '../../../../kernel/dates.ts'

/** The months of a table of rates, in their order. */
export const monthsOf = (rates: readonly MonthRate[]) =>
  [...new Set(rates.map(({ month }) => month))]
    .toSorted()
    .map((key) => ({ key, name: longMonth(new Date(`${key}-15T12:00:00Z`)) }))

/** The rates of each player by month, in the order handed in. */
export const ratesByPlayer = (rates: readonly MonthRate[]) =>
  [...Map.groupBy(rates, ({ memberId }) => memberId)].map(([memberId, own]) => ({
    memberId,
    name: own[0]?.name ?? '',
    byMonth: new Map(own.map((rate) => [rate.month, rate])),
  }))
