import { and, count, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm'
import { addDays, clubDay } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { positions, rotaSlots, rotaWeeks } from '../table.server.ts'
import { isByFortnights } from './fortnight-positions.server.ts'
import { assignableTeams } from './rota-teams.server.ts'

const FORTNIGHT = 14

/** Counts the open slots of the next two weeks in the teams whose slots the caller may fill. */
export async function countOpenSlots(ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>): Promise<number> {
  const { db, clock } = ctx
  const today = clubDay(clock.now())
  const isSoon = and(gte(rotaWeeks.startsOn, today), lte(rotaWeeks.startsOn, addDays(today, FORTNIGHT)))
  const teams = await assignableTeams(ctx)
  const weeks = await db.$count(rotaWeeks, isSoon)
  const jobs = await db.$count(positions, isByFortnights)
  const [taken] = await db
    .select({ many: count() })
    .from(rotaSlots)
    .innerJoin(rotaWeeks, eq(rotaWeeks.id, rotaSlots.weekId))
    .innerJoin(positions, eq(positions.id, rotaSlots.positionId))
    .where(
      and(
        inArray(
          rotaSlots.teamId,
          teams.map(({ id }) => id),
        ),
        isSoon,
        isByFortnights,
        isNotNull(rotaSlots.memberId),
      ),
    )
  return weeks * jobs * teams.length - (taken?.many ?? 0)
}
