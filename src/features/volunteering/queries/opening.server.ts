import { and, eq, isNull } from 'drizzle-orm'
import { longDate } from '../../../kernel/dates.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ROTA_TEAMS, SEAT_LABELS, seatFor, TEAM_LABELS } from '../model.ts'
import { positionHolders, positions, rotaSlots } from '../table.server.ts'
import { rotaWeeks, weeksTooYoungFor } from './rota.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>

/** Which slot somebody asks for, as the address of the page says it. */
export type OpeningAsked = { position: string; team: string; week: string }

/** An open slot, in words. [VOL-008, resolutions F09] */
export type Opening = {
  position: string
  description: string
  place: string
  week: string | undefined
  /** The member who is logged in is not 16 when the weeks begin, and the position asks for that. [VOL-020] */
  isTooYoung: boolean
}

/** The open slot that was asked for; undefined when there is none such, or when it is filled or over. [VOL-005] */
export async function findOpening(ctx: Reads, asked: OpeningAsked): Promise<Opening | undefined> {
  ctx.pages.read('volunteers')
  if (!isId(asked.position)) return undefined
  const [position] = await ctx.db
    .select()
    .from(positions)
    .where(and(eq(positions.id, asked.position), eq(positions.enabled, true)))
  if (!position) return undefined
  const slot = position.isFlexible
    ? await openTurn(ctx, asked, position.allowsUnder16)
    : await openSeat(ctx, asked)
  return slot && { position: position.name, description: position.description, ...slot }
}

async function openSeat({ db }: Reads, { position, team }: OpeningAsked) {
  const seat = seatFor(team)
  if (!seat) return undefined
  const [open] = await db
    .select({ seat: positionHolders.seat })
    .from(positionHolders)
    .where(
      and(
        eq(positionHolders.positionId, position),
        eq(positionHolders.seat, seat),
        isNull(positionHolders.memberId),
      ),
    )
  return open && { place: SEAT_LABELS[seat], week: undefined, isTooYoung: false }
}

async function openTurn(ctx: Reads, asked: OpeningAsked, allowsUnder16: boolean) {
  const team = ROTA_TEAMS.find((one) => one === asked.team)
  const week = (await rotaWeeks(ctx)).find((one) => one.startsOn === asked.week)
  if (!team || !week || week.state === 'past') return undefined
  const [slot] = await ctx.db
    .select({ memberId: rotaSlots.memberId })
    .from(rotaSlots)
    .where(
      and(eq(rotaSlots.positionId, asked.position), eq(rotaSlots.weekId, week.id), eq(rotaSlots.team, team)),
    )
  if (slot?.memberId) return undefined
  const isTooYoung = !allowsUnder16 && (await weeksTooYoungFor(ctx)).has(week.id)
  return { place: TEAM_LABELS[team], week: longDate(week.startsOn), isTooYoung }
}
