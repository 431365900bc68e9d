import { eq, inArray } from 'drizzle-orm'
import { peopleOf } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { teams } from '../../../teams/table.server.ts'
import { members } from '../../table.server.ts'

export type FamilyPerson = {
  id: string
  firstName: string
  name: string
  team: string | null
  isSelf: boolean
}

/** Returns the people the caller acts for: themselves first, then the children by age. */
export async function findFamily({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<FamilyPerson[]> {
  const people = peopleOf(actor)
  if (people.length === 0) return []
  const ids = people.map(({ memberId }) => memberId)
  const found = await db
    .select({ id: members.id, name: members.name, team: teams.name })
    .from(members)
    .leftJoin(teams, eq(teams.id, members.teamId))
    .where(inArray(members.id, ids))
  const byId = new Map(found.map((person) => [person.id, person]))
  return people.flatMap(({ memberId, firstName, isSelf }) => {
    const person = byId.get(memberId)
    return person ? [{ ...person, firstName, isSelf }] : []
  })
}
