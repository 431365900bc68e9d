import { and, asc, eq } from 'drizzle-orm'
import { clubDay, type LocalDate, localDate } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ownMemberId } from '../../members/policy.ts'
import { isUnder16On } from '../../members/queries/under-16.server.ts'
import { sightIn } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import { addWeekStates, type Holder, type WeekState } from '../model.ts'
import { positions, rotaSlots, rotaWeeks as weeks } from '../table.server.ts'
import { isByFortnights } from './fortnight-positions.server.ts'
import { holderColumns, holderOf } from './holders.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>

export type RotaWeek = { id: string; name: string; startsOn: LocalDate; state: WeekState }

/** Lists the weeks of the rota with their states today. */
export async function rotaWeeks(ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>): Promise<RotaWeek[]> {
  ctx.pages.read('rotas')
  const found = await ctx.db
    .select({ id: weeks.id, name: weeks.name, startsOn: weeks.startsOn })
    .from(weeks)
    .orderBy(asc(weeks.startsOn))
  const dated = found.map((week) => ({ ...week, startsOn: localDate(week.startsOn) }))
  return addWeekStates(dated, clubDay(ctx.clock.now()))
}

/** Returns the ids of the weeks at whose start the logged-in member is under 16. Empty for other readers. */
export async function weeksTooYoungFor({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<Set<string>> {
  const self = ownMemberId(actor)
  if (!self) return new Set()
  const found = await db
    .select({ id: weeks.id })
    .from(weeks)
    .innerJoin(members, and(eq(members.id, self), isUnder16On(weeks.startsOn)))
  return new Set(found.map(({ id }) => id))
}

export type FlexiblePosition = {
  id: string
  name: string
  description: string
  allowsUnder16: boolean
  /** The holders by week id and team id. A missing slot is open. */
  turns: ReadonlyMap<string, ReadonlyMap<string, Holder>>
}

/** Lists the enabled flexible positions in their order, with the holders that the reader may see. */
export async function flexiblePositions(ctx: Reads): Promise<FlexiblePosition[]> {
  ctx.pages.read('volunteers', 'members')
  const found = await ctx.db
    .select({
      id: positions.id,
      name: positions.name,
      description: positions.description,
      allowsUnder16: positions.allowsUnder16,
      turn: { weekId: rotaSlots.weekId, teamId: rotaSlots.teamId },
      holder: holderColumns(sightIn(ctx)),
    })
    .from(positions)
    .leftJoin(rotaSlots, eq(rotaSlots.positionId, positions.id))
    .leftJoin(members, eq(members.id, rotaSlots.memberId))
    .where(isByFortnights)
    .orderBy(asc(positions.position), asc(positions.name), asc(positions.id))
  const byId = new Map<string, FlexiblePosition & { turns: Map<string, Map<string, Holder>> }>()
  for (const { turn, holder, ...position } of found) {
    const known = byId.get(position.id) ?? { ...position, turns: new Map() }
    byId.set(position.id, known)
    if (!turn) continue
    const ofWeek = known.turns.get(turn.weekId) ?? new Map<string, Holder>()
    known.turns.set(turn.weekId, ofWeek.set(turn.teamId, holderOf(holder)))
  }
  return [...byId.values()]
}
