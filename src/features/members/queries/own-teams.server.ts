import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { teams } from '../../teams/table.server.ts'
import { ownMemberId } from '../policy.ts'
import { members, memberTeams } from '../table.server.ts'

export type OwnTeam = { id: string; name: string; slug: string }

/** Returns the caller's active teams, the main one first; none for a caller without a member record. */
export async function ownTeams({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<OwnTeam[]> {
  const memberId = ownMemberId(actor)
  if (!memberId) return []
  return db
    .select({ id: teams.id, name: teams.name, slug: teams.slug })
    .from(members)
    .innerJoin(
      teams,
      sql`${teams.id} = ${members.teamId} or ${teams.id} in (
        select ${memberTeams.teamId} from ${memberTeams} where ${memberTeams.memberId} = ${members.id})`,
    )
    .where(and(eq(members.id, memberId), eq(teams.active, true)))
    .orderBy(sql`${teams.id} = ${members.teamId} desc nulls last`, asc(teams.position), asc(teams.name))
}
