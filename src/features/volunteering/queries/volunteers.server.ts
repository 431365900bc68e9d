import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { rows } from '../../../platform/database/database.ts'
import { teams } from '../../teams/table.server.ts'
import { positionHolders, positions, rotaSlots } from '../table.server.ts'
import { isInRota } from './rota-teams.server.ts'

/** Counts the people with a fixed position or a turn in the rota, and the open fixed seats. */
export async function volunteerCounts(
  ctx: Pick<Ctx, 'db' | 'pages'>,
): Promise<{ people: number; openPlaces: number }> {
  ctx.pages.read('volunteers', 'teams')
  const [counts] = await rows<{ people: number; openPlaces: number }>(
    ctx.db,
    sql`select
      (select count(*) from (
        select ${positionHolders.memberId} from ${positionHolders} where ${positionHolders.memberId} is not null
        union select ${rotaSlots.memberId} from ${rotaSlots} where ${rotaSlots.memberId} is not null) one) as people,
      (select count(*) from (
        select ${positions.id} as position_id, ${teams.id} as team_id from ${positions}
          left join ${teams} on not ${positions.generalClub} and ${isInRota}
          where ${positions.enabled} and not ${positions.isFlexible} and (${positions.generalClub} or ${teams.id} is not null)
        except select ${positionHolders.positionId}, ${positionHolders.teamId} from ${positionHolders}
          where ${positionHolders.memberId} is not null) seat) as "openPlaces"`,
  )
  return counts ?? { people: 0, openPlaces: 0 }
}
