import { and, count, eq, gte, isNotNull, lte } from 'drizzle-orm'
import { addDays, clubDay } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ROTA_TEAMS } from '../model.ts'
import { positions, rotaSlots, rotaWeeks } from '../table.server.ts'

const FORTNIGHT = 14

/** How many slots of the rota begin within the next fortnight and have nobody. */
export async function countOpenSlots({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const today = clubDay(clock.now())
  const near = and(gte(rotaWeeks.startsOn, today), lte(rotaWeeks.startsOn, addDays(today, FORTNIGHT)))
  const weeks = await db.$count(rotaWeeks, near)
  const jobs = await db.$count(positions, and(eq(positions.enabled, true), eq(positions.isFlexible, true)))
  const [taken] = await db
    .select({ many: count() })
    .from(rotaSlots)
    .innerJoin(rotaWeeks, eq(rotaWeeks.id, rotaSlots.weekId))
    .innerJoin(positions, eq(positions.id, rotaSlots.positionId))
    .where(
      and(near, eq(positions.enabled, true), eq(positions.isFlexible, true), isNotNull(rotaSlots.memberId)),
    )
  return weeks * jobs * ROTA_TEAMS.length - (taken?.many ?? 0)
}
