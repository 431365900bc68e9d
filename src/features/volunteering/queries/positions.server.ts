import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { sightIn } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import { type Holder, SEATS, type Seat } from '../model.ts'
import { positionHolders, positions } from '../table.server.ts'
import { holderColumns, holderOf } from './holders.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>

export type FixedPosition = {
  id: string
  name: string
  description: string
  category: string
  seats: { seat: Seat; holder: Holder }[]
}

/** Lists the enabled fixed positions in their order, with their seats as the reader may see them. */
export async function fixedPositions(ctx: Reads): Promise<FixedPosition[]> {
  ctx.pages.read('volunteers', 'members')
  const found = await ctx.db
    .select({
      id: positions.id,
      name: positions.name,
      description: positions.description,
      category: positions.category,
      seat: positionHolders.seat,
      holder: holderColumns(sightIn(ctx)),
    })
    .from(positions)
    .innerJoin(positionHolders, eq(positionHolders.positionId, positions.id))
    .leftJoin(members, eq(members.id, positionHolders.memberId))
    .where(and(eq(positions.enabled, true), eq(positions.isFlexible, false)))
    .orderBy(asc(positions.position), asc(positions.name), asc(positions.id))
  const byId = new Map<string, FixedPosition>()
  for (const { seat, holder, ...position } of found) {
    const withSeats = byId.get(position.id) ?? { ...position, seats: [] }
    withSeats.seats.push({ seat, holder: holderOf(holder) })
    byId.set(position.id, withSeats)
  }
  return [...byId.values()].map((position) => ({ ...position, seats: position.seats.toSorted(bySeat) }))
}

const bySeat = (a: { seat: Seat }, b: { seat: Seat }) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat)
