import { and, asc, eq, inArray } from 'drizzle-orm'
import { peopleOf } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { memberTeams } from '../../members/table.server.ts'
import { teams } from '../../teams/table.server.ts'

/** Lists the active teams of all members that the reader acts for. */
export async function familyTeams({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const ofPeople = db
    .select({ id: memberTeams.teamId })
    .from(memberTeams)
    .where(
      inArray(
        memberTeams.memberId,
        peopleOf(actor).map(({ memberId }) => memberId),
      ),
    )
  return db
    .select({ name: teams.name, slug: teams.slug })
    .from(teams)
    .where(and(eq(teams.active, true), inArray(teams.id, ofPeople)))
    .orderBy(asc(teams.position), asc(teams.name))
}
