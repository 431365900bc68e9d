import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { sightIn } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { type Holder, type Seat, seatsOf } from '../model.ts'
import { positionHolders, positions } from '../table.server.ts'
import { holderColumns, holderOf } from './holders.server.ts'
import { inRotaOrder, rotaTeams, teamKey } from './rota-teams.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>

export type FixedPosition = {
  id: string
  name: string
  description: string
  category: string
  seats: { seat: Seat; holder: Holder }[]
}

/**
 * Lists the enabled fixed positions in their order, with their seats as the reader may see them. A seat that its
 * position no longer has is listed last while a member still holds it.
 */
export async function fixedPositions(ctx: Reads): Promise<FixedPosition[]> {
  ctx.pages.read('volunteers', 'members')
  const [seatTeams, found] = await Promise.all([
    rotaTeams(ctx),
    ctx.db
      .select({
        id: positions.id,
        name: positions.name,
        description: positions.description,
        category: positions.category,
        generalClub: positions.generalClub,
        team: { id: teams.id, key: teamKey, name: teams.name },
        holder: holderColumns(sightIn(ctx)),
      })
      .from(positions)
      .leftJoin(positionHolders, eq(positionHolders.positionId, positions.id))
      .leftJoin(teams, eq(teams.id, positionHolders.teamId))
      .leftJoin(members, eq(members.id, positionHolders.memberId))
      .where(and(eq(positions.enabled, true), eq(positions.isFlexible, false)))
      .orderBy(asc(positions.position), asc(positions.name), asc(positions.id), ...inRotaOrder),
  ])
  return [...Map.groupBy(found, ({ id }) => id).values()].flatMap((rows) => {
    const [position] = rows
    if (!position) return []
    const { id, name, description, category } = position
    const held = rows.flatMap(({ team, holder }) => (holder?.memberId ? [{ seat: team, holder }] : []))
    const seats = seatsOf(position, seatTeams).map((seat) => ({
      seat,
      holder: holderOf(held.find((one) => one.seat?.id === seat?.id)?.holder ?? null),
    }))
    const former = held
      .filter((one) => !seats.some(({ seat }) => seat?.id === one.seat?.id))
      .map(({ seat, holder }) => ({ seat, holder: holderOf(holder) }))
    return [{ id, name, description, category, seats: [...seats, ...former] }]
  })
}
