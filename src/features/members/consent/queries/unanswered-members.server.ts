import { asc, eq, sql } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { teams } from '../../../teams/table.server.ts'
import { members } from '../../table.server.ts'
import { CONSENT_KINDS, type ConsentKind } from '../model.ts'
import { canAskForConsent } from '../policy.ts'
import { consents } from '../table.server.ts'

export type UnansweredMember = { id: string; name: string; team: string | null; missing: ConsentKind[] }

/** Lists the active members with an unanswered question. Throws Forbidden unless the caller is an administrator. */
export async function unansweredMembers({
  db,
  actor,
}: Pick<Ctx, 'db' | 'actor'>): Promise<UnansweredMember[]> {
  if (!canAskForConsent(actor)) throw new Forbidden()
  const answered = sql<ConsentKind[]>`array(
    select distinct c.kind from ${consents} c where c.member_id = ${members}.id)`
  const found = await db
    .select({ id: members.id, name: members.name, team: teams.name, answered })
    .from(members)
    .leftJoin(teams, eq(teams.id, members.teamId))
    .where(eq(members.active, true))
    .orderBy(asc(teams.position), asc(members.nameKey), asc(members.id))
  return found
    .map(({ answered, ...member }) => ({
      ...member,
      missing: CONSENT_KINDS.filter((kind) => !answered.includes(kind)),
    }))
    .filter(({ missing }) => missing.length > 0)
}
