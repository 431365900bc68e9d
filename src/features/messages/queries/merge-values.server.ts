import { eq, inArray } from 'drizzle-orm'
import { formatPence, type Pence, pence } from '../../../kernel/money.ts'
import { listWords } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { firstNameOf } from '../../members/model/member.ts'
import { members, memberTeams } from '../../members/table.server.ts'
import { owedByMember } from '../../money/queries/owed.server.ts'
import { teams } from '../../teams/table.server.ts'
import type { MergeField } from '../model/message.ts'

type Reader = { name: string; memberIds: readonly string[] }
export type MergeValues = Record<MergeField, string>

/**
 * Returns a function with the values of the fields for each of these readers. Throws Forbidden unless the caller may
 * read what members owe.
 */
export async function mergeValuesFor(
  ctx: Pick<Ctx, 'actor' | 'clock' | 'club'>,
  db: Db | Tx,
  readers: readonly Reader[],
): Promise<(reader: Reader) => MergeValues> {
  const ids = [...new Set(readers.flatMap(({ memberIds }) => memberIds))]
  const people = await db
    .select({ id: members.id, firstName: members.firstName })
    .from(members)
    .where(inArray(members.id, ids))
  const inTeams = await db
    .select({ memberId: memberTeams.memberId, team: teams.name })
    .from(memberTeams)
    .innerJoin(teams, eq(teams.id, memberTeams.teamId))
    .where(inArray(memberTeams.memberId, ids))
    .orderBy(teams.position)
  const owed = ids.length > 0 ? await owedByMember(ctx, db, { memberIds: ids }) : new Map<string, Pence>()
  return ({ name, memberIds }) => {
    const firstName = firstNameOf(name) || 'there'
    const own = people.filter(({ id }) => memberIds.includes(id)).map((person) => person.firstName)
    const names = inTeams.filter(({ memberId }) => memberIds.includes(memberId)).map(({ team }) => team)
    return {
      name: firstName,
      member: listWords(own) || firstName,
      team: listWords([...new Set(names)]) || ctx.club.name,
      club: ctx.club.name,
      owed: formatPence(pence(memberIds.reduce((sum, id) => sum + (owed.get(id) ?? 0), 0))),
    }
  }
}
