import { and, eq, sql } from 'drizzle-orm'
import { dutyRules } from '../duties/table.server.ts'
import { positions } from '../table.server.ts'

/**
 * Matches positions in which members take fortnightly turns: enabled flexible ones, except those whose duties follow
 * the fixtures or the week.
 */
export const isByFortnights = and(
  eq(positions.enabled, true),
  eq(positions.isFlexible, true),
  sql`not exists (select 1 from ${dutyRules} r where r.position_id = ${positions.id})`,
)
