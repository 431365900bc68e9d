import { asc, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { teams } from '../../../teams/table.server.ts'
import { members, memberTeams } from '../../table.server.ts'
import type { StoredMember } from '../model/person.ts'

/** Returns all members with the fields that an import compares. */
export async function storedMembers(db: Db | Tx): Promise<StoredMember[]> {
  const inTeams = new Map<string, string[]>()
  for (const { memberId, teamId } of await db.select().from(memberTeams).orderBy(asc(memberTeams.teamId)))
    inTeams.set(memberId, [...(inTeams.get(memberId) ?? []), teamId])
  const found = await db
    .select({
      id: members.id,
      name: members.name,
      firstName: members.firstName,
      bornOn: sql<string>`coalesce(${members.bornOn}::text, '')`,
      email: members.email,
      phone: members.phone,
      address: members.address,
      postcode: members.postcode,
      guardianName: members.guardianName,
      guardianEmail: members.guardianEmail,
      teamId: members.teamId,
      active: members.active,
      hasLogin: sql<boolean>`${isNotNull(members.userId)}`,
      number: members.number,
      gender: members.gender,
      position: members.position,
    })
    .from(members)
    .orderBy(asc(members.id))
  return found.map((member) => ({ ...member, teams: inTeams.get(member.id) ?? [] }))
}

/** Returns the teams that rows can name. */
export const teamsToName = (db: Db | Tx) =>
  db
    .select({ id: teams.id, name: teams.name, youth: teams.youth })
    .from(teams)
    .orderBy(asc(teams.position), asc(teams.name))
