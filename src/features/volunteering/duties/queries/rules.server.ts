import { asc, eq } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { teams } from '../../../teams/table.server.ts'
import { positions } from '../../table.server.ts'
import { canManageDuties } from '../policy.ts'
import { dutyRules } from '../table.server.ts'

export type DutyRule = Awaited<ReturnType<typeof listDutyRules>>[number]

/** Lists the rules of all positions. Throws Forbidden unless the caller is an administrator. */
export async function listDutyRules({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (!canManageDuties(actor)) throw new Forbidden()
  return db
    .select({
      id: dutyRules.id,
      position: positions.name,
      team: teams.name,
      rhythm: dutyRules.rhythm,
      weekday: dutyRules.weekday,
      startsTime: dutyRules.startsTime,
      endsTime: dutyRules.endsTime,
      minutesBefore: dutyRules.minutesBefore,
      places: dutyRules.places,
      points: dutyRules.points,
      giveBackDays: dutyRules.giveBackDays,
    })
    .from(dutyRules)
    .innerJoin(positions, eq(positions.id, dutyRules.positionId))
    .leftJoin(teams, eq(teams.id, dutyRules.teamId))
    .orderBy(asc(positions.name), asc(teams.position), asc(dutyRules.createdAt))
}

/** Lists the positions and teams for a rule or duty. Throws Forbidden unless the caller is an administrator. */
export async function dutyChoices({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (!canManageDuties(actor)) throw new Forbidden()
  const [positionRows, teamRows] = await Promise.all([
    db
      .select({ value: positions.id, label: positions.name })
      .from(positions)
      .where(eq(positions.enabled, true))
      .orderBy(asc(positions.name)),
    db
      .select({ value: teams.id, label: teams.name })
      .from(teams)
      .where(eq(teams.active, true))
      .orderBy(asc(teams.position), asc(teams.name)),
  ])
  return { positions: positionRows, teams: teamRows }
}
