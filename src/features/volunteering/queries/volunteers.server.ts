import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { rows } from '../../../platform/database/database.ts'
import { positionHolders, positions, rotaSlots } from '../table.server.ts'

/** Counts the people with a fixed position or a turn in the rota, and the open fixed seats. */
export async function volunteerCounts(
  ctx: Pick<Ctx, 'db' | 'pages'>,
): Promise<{ people: number; openPlaces: number }> {
  ctx.pages.read('volunteers')
  const [counts] = await rows<{ people: number; openPlaces: number }>(
    ctx.db,
    sql`select
      (select count(*) from (
        select ${positionHolders.memberId} from ${positionHolders} where ${positionHolders.memberId} is not null
        union select ${rotaSlots.memberId} from ${rotaSlots} where ${rotaSlots.memberId} is not null) one) as people,
      (select count(*) from ${positionHolders} join ${positions} on ${positions.id} = ${positionHolders.positionId}
        where ${positions.enabled} and not ${positions.isFlexible} and ${positionHolders.memberId} is null)
        as "openPlaces"`,
  )
  return counts ?? { people: 0, openPlaces: 0 }
}
