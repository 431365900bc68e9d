import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { longDate } from '../../../kernel/dates.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { seatLabel } from '../model.ts'
import { positionHolders, positions, rotaSlots } from '../table.server.ts'
import { rotaWeeks, weeksTooYoungFor } from './rota.server.ts'
import { findRotaTeam } from './rota-teams.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>

/** The slot in the address of the page. */
export type OpeningQuery = { position: string; team: string; week: string }

/** An open slot with its description. */
export type Opening = {
  position: string
  description: string
  place: string
  week: string | undefined
  /** True if the logged-in member is under 16 when the weeks begin and the position does not allow it. */
  isTooYoung: boolean
}

/** Finds an open slot; undefined if it is unknown, filled or has ended. */
export async function findOpening(ctx: Reads, query: OpeningQuery): Promise<Opening | undefined> {
  ctx.pages.read('volunteers')
  if (!isId(query.position)) return undefined
  const [position] = await ctx.db
    .select()
    .from(positions)
    .where(and(eq(positions.id, query.position), eq(positions.enabled, true)))
  if (!position) return undefined
  const slot = position.isFlexible
    ? await openTurn(ctx, query, position.allowsUnder16)
    : await openSeat(ctx, query, position.generalClub)
  return slot && { position: position.name, description: position.description, ...slot }
}

async function openSeat({ db }: Reads, { position, team }: OpeningQuery, generalClub: boolean) {
  const seat = team === '' ? null : await findRotaTeam(db, team)
  if (seat === undefined || generalClub !== (seat === null)) return undefined
  const isTaken = and(
    eq(positionHolders.positionId, position),
    seat ? eq(positionHolders.teamId, seat.id) : isNull(positionHolders.teamId),
    isNotNull(positionHolders.memberId),
  )
  if ((await db.$count(positionHolders, isTaken)) > 0) return undefined
  return { place: seatLabel(seat), week: undefined, isTooYoung: false }
}

async function openTurn(ctx: Reads, query: OpeningQuery, allowsUnder16: boolean) {
  const team = await findRotaTeam(ctx.db, query.team)
  const week = (await rotaWeeks(ctx)).find((one) => one.startsOn === query.week)
  if (!team || !week || week.state === 'past') return undefined
  const [slot] = await ctx.db
    .select({ memberId: rotaSlots.memberId })
    .from(rotaSlots)
    .where(
      and(
        eq(rotaSlots.positionId, query.position),
        eq(rotaSlots.weekId, week.id),
        eq(rotaSlots.teamId, team.id),
      ),
    )
  if (slot?.memberId) return undefined
  const isTooYoung = !allowsUnder16 && (await weeksTooYoungFor(ctx)).has(week.id)
  return { place: team.name, week: longDate(week.startsOn), isTooYoung }
}
