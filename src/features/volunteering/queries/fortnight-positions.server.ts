import { and, eq, sql } from 'drizzle-orm'
import { dutyRules } from '../duties/table.server.ts'
import { positions } from '../table.server.ts'

/**
 * Whether members take turns in a position by fortnights, as a condition on `positions`: an enabled flexible one,
 * unless its duties follow the fixtures or the week.
 */
export const isByFortnights = and(
  eq(positions.enabled, true),
  eq(positions.isFlexible, true),
  sql`not exists (select 1 from ${dutyRules} r where r.position_id = ${positions.id})`,
)
