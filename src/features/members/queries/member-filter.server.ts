import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { holds } from '../../../platform/database/folding.ts'
import { teams } from '../../teams/table.server.ts'
import { type AdminFilters, INACTIVE, type MemberSelection, NO_TEAM } from '../schema.ts'
import { members, memberTeams } from '../table.server.ts'

/** The condition for members that match the filters of the admin table. */
export const matching = (db: Db | Tx, { q, team }: AdminFilters): SQL | undefined =>
  and(
    q.trim() ? holds(members.nameKey, q.replace(/\s+/g, ' ')) : undefined,
    team ? inTeam(db, team) : undefined,
  )

function inTeam(db: Db | Tx, team: string): SQL {
  if (team === NO_TEAM) return isNull(members.teamId)
  if (team === INACTIVE) return sql`not ${members.active}`
  const memberships = db
    .select({ one: sql`1` })
    .from(memberTeams)
    .innerJoin(teams, eq(teams.id, memberTeams.teamId))
    .where(and(eq(memberTeams.memberId, members.id), eq(teams.slug, team)))
  return exists(memberships)
}

/** Returns the ids of a selection, by name. Filters are applied again, whatever the browser has shown. */
export async function selectedMembers(db: Db | Tx, selection: MemberSelection): Promise<string[]> {
  const { all, ids, except } = selection
  if (!all && ids.length === 0) return []
  const chosen = all
    ? and(matching(db, selection), sql`${members.id} <> all(${sql.param(except)}::uuid[])`)
    : sql`${members.id} = any(${sql.param(ids)}::uuid[])`
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(chosen)
    .orderBy(members.nameKey, members.id)
  return found.map(({ id }) => id)
}
