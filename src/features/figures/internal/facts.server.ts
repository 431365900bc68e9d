import type { SQL } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { FigureId } from '../model/figure.ts'
import { attendanceMarks, dutyPlaces } from './hall-facts.server.ts'
import { incomeByKind, incomeByMonth, storeSales } from './money-facts.server.ts'
import { membersInTeams, newMembers, registrationSteps } from './people-facts.server.ts'

/**
 * The rows of each figure: bar, series, id, label, detail, at, value. The drawing sums them and the page behind a bar
 * lists them, so that both always agree.
 */
export const FACTS: Readonly<Record<FigureId, (ctx: Pick<Ctx, 'clock' | 'club' | 'actor'>) => SQL>> = {
  registrations: registrationSteps,
  members: membersInTeams,
  joiners: newMembers,
  income: incomeByMonth,
  kinds: incomeByKind,
  attendance: attendanceMarks,
  store: storeSales,
  duties: dutyPlaces,
}

const paymentAt = (id: string) => `${adminPaths.payments}?q=${id}`

/** The page of a row. */
export const PAGE: Readonly<Record<FigureId, (id: string) => string>> = {
  registrations: adminPaths.registration,
  members: adminPaths.member,
  joiners: adminPaths.member,
  income: paymentAt,
  kinds: paymentAt,
  attendance: adminPaths.attendance,
  store: adminPaths.order,
  duties: () => adminPaths.duties,
}
