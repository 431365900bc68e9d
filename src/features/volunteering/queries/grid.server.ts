import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ownMemberId } from '../../members/policy.ts'
import { isUnder16On } from '../../members/queries/under-16.server.ts'
import { members, memberTeams } from '../../members/table.server.ts'
import { canAssignRota, canAssignTeam } from '../policy.ts'
import { positions, rotaSlots, rotaWeeks as weeks } from '../table.server.ts'
import { isByFortnights } from './fortnight-positions.server.ts'
import { rotaWeeks } from './rota.server.ts'
import { assignableTeams, findRotaTeam } from './rota-teams.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>

/**
 * A slot that was written at least once. It is open if `memberId` is null. Slots that were never filled have no row.
 */
export type GridSlot = { memberId: string | null; name: string | null; version: number }

export type GridPosition = {
  id: string
  name: string
  description: string
  /** By week id and team id. */
  slots: Record<string, Partial<Record<string, GridSlot>>>
}

/**
 * Returns the rota of the teams whose slots the caller may fill, with full names and row versions. Lists the enabled
 * flexible positions, those for the whole club last. Throws Forbidden unless the caller may fill the rota.
 */
export async function rotaGrid(ctx: Reads) {
  if (!canAssignRota(ctx.actor)) throw new Forbidden()
  const teams = await assignableTeams(ctx)
  const ids = teams.map(({ id }) => id)
  const [weeks, found] = await Promise.all([
    rotaWeeks(ctx),
    ctx.db
      .select({
        id: positions.id,
        name: positions.name,
        description: positions.description,
        slot: {
          weekId: rotaSlots.weekId,
          teamId: rotaSlots.teamId,
          memberId: rotaSlots.memberId,
          version: rotaSlots.version,
        },
        holder: members.name,
      })
      .from(positions)
      .leftJoin(rotaSlots, and(eq(rotaSlots.positionId, positions.id), inArray(rotaSlots.teamId, ids)))
      .leftJoin(members, eq(members.id, rotaSlots.memberId))
      .where(isByFortnights)
      .orderBy(asc(positions.generalClub), asc(positions.position), asc(positions.name), asc(positions.id)),
  ])
  const byId = new Map<string, GridPosition>()
  for (const { slot, holder, ...facts } of found) {
    const position = byId.get(facts.id) ?? { ...facts, slots: {} }
    byId.set(facts.id, position)
    if (!slot) continue
    const { weekId, teamId, memberId, version } = slot
    position.slots[weekId] = { ...position.slots[weekId], [teamId]: { memberId, name: holder, version } }
  }
  return { weeks, teams, positions: [...byId.values()], self: ownMemberId(ctx.actor) }
}

/**
 * Lists the active members by name, to assign one to a team's slot, with whether they play in that team, their other
 * duties in those weeks, and whether they are too young for the position. Throws Forbidden and NotFound.
 */
export async function rotaMembers(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { position, week, team: key }: { position: string; week: string; team: string },
) {
  if (!canAssignRota(actor)) throw new Forbidden()
  const team = await findRotaTeam(db, key)
  if (!team) throw new NotFound('This team is not in the rota')
  if (!canAssignTeam(actor, team)) throw new Forbidden()
  const begins = sql`(select ${weeks.startsOn} from ${weeks} where ${weeks.id} = ${week})`
  const open = sql`select 1 from ${positions} where ${positions.id} = ${position} and ${positions.allowsUnder16}`
  const [people, players, duties] = await Promise.all([
    db
      .select({
        id: members.id,
        name: members.name,
        tooYoung: sql<boolean>`${isUnder16On(begins)} and not exists (${open})`,
      })
      .from(members)
      .where(eq(members.active, true))
      .orderBy(asc(members.nameKey), asc(members.id))
      .limit(9000),
    db.select({ id: memberTeams.memberId }).from(memberTeams).where(eq(memberTeams.teamId, team.id)),
    db
      .select({ id: rotaSlots.memberId, duty: positions.name })
      .from(rotaSlots)
      .innerJoin(positions, eq(positions.id, rotaSlots.positionId))
      .where(and(eq(rotaSlots.weekId, week), or(ne(positions.id, position), ne(rotaSlots.teamId, team.id))))
      .orderBy(asc(positions.name)),
  ])
  const inTeam = new Set(players.map(({ id }) => id))
  const busy = Map.groupBy(duties, ({ id }) => id)
  return people.map((one) => ({
    ...one,
    inTeam: inTeam.has(one.id),
    busy: [...new Set(busy.get(one.id)?.map(({ duty }) => duty))].join(', '),
  }))
}
