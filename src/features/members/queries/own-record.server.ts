import { asc, eq, getTableColumns } from 'drizzle-orm'
import { actsFor } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { teams } from '../../teams/table.server.ts'
import { ownMemberId } from '../policy.ts'
import { countries, members, memberTeams } from '../table.server.ts'

/**
 * Returns the full member record of the caller, or of a child in their care, with the names of its country and teams,
 * for the personal data export.
 */
export async function findOwnRecord({ db, actor }: Pick<Ctx, 'db' | 'actor'>, memberId = ownMemberId(actor)) {
  if (!memberId || (memberId !== ownMemberId(actor) && !actsFor(actor, memberId))) return undefined
  const { nameKey, firstNameKey, slugBefore, userId, teamId, countryId, ...columns } =
    getTableColumns(members)
  const [record] = await db
    .select({ ...columns, country: countries.shortName })
    .from(members)
    .leftJoin(countries, eq(countries.id, members.countryId))
    .where(eq(members.id, memberId))
  const inTeams = await db
    .select({ name: teams.name })
    .from(memberTeams)
    .innerJoin(teams, eq(teams.id, memberTeams.teamId))
    .where(eq(memberTeams.memberId, memberId))
    .orderBy(asc(teams.name))
  return record && { ...record, teams: inTeams.map((team) => team.name) }
}
