import { and, count, eq, gte, isNotNull, lte } from 'drizzle-orm'
import { addDays, clubDay } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ROTA_TEAMS } from '../model.ts'
import { positions, rotaSlots, rotaWeeks } from '../table.server.ts'

const FORTNIGHT = 14

/** Counts the open slots of the rota that begin within the next fortnight. */
export async function countOpenSlots({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const today = clubDay(clock.now())
  const isSoon = and(gte(rotaWeeks.startsOn, today), lte(rotaWeeks.startsOn, addDays(today, FORTNIGHT)))
  const weeks = await db.$count(rotaWeeks, isSoon)
  const jobs = await db.$count(positions, and(eq(positions.enabled, true), eq(positions.isFlexible, true)))
  const [taken] = await db
    .select({ many: count() })
    .from(rotaSlots)
    .innerJoin(rotaWeeks, eq(rotaWeeks.id, rotaSlots.weekId))
    .innerJoin(positions, eq(positions.id, rotaSlots.positionId))
    .where(
      and(isSoon, eq(positions.enabled, true), eq(positions.isFlexible, true), isNotNull(rotaSlots.memberId)),
    )
  return weeks * jobs * ROTA_TEAMS.length - (taken?.many ?? 0)
}
