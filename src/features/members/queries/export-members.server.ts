import { asc, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { clubDay } from '../../../kernel/dates.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { teams } from '../../teams/table.server.ts'
import { canManageMembers } from '../policy.ts'
import type { AdminFilters } from '../schema.ts'
import { countries, members, memberTeams } from '../table.server.ts'
import { matching } from './member-filter.server.ts'

const teamNames = sql<string>`array_to_string(array(select ${teams.name} from ${memberTeams}
  join ${teams} on ${teams.id} = ${memberTeams.teamId} where ${memberTeams.memberId} = ${members.id}
  order by ${teams.name}), ', ')`

const yesOrNo = (column: SQLWrapper) => sql<string>`case when ${column} then 'yes' else 'no' end`

const COLUMNS = {
  Name: members.name,
  'E-mail': members.email,
  Teams: teamNames,
  Active: yesOrNo(members.active),
  EHA: yesOrNo(members.ehaRegistered),
  Position: members.position,
  Number: members.number,
  Nationality: countries.shortName,
  'Date of birth': members.bornOn,
  Gender: sql<string>`initcap(${members.gender})`,
  Student: yesOrNo(members.student),
  Phone: members.phone,
  Address: members.address,
  Postcode: members.postcode,
  Guardian: members.guardianName,
  'Guardian’s e-mail': members.guardianEmail,
  Created: members.createdAt,
}

/**
 * Returns the matching members as the rows of a table, by name, and records the export in the audit log. Throws
 * Forbidden unless the caller is an administrator.
 */
export async function exportMembers(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, filters: AdminFilters) {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  const found = await ctx.db
    .select(COLUMNS)
    .from(members)
    .leftJoin(countries, eq(countries.id, members.countryId))
    .where(matching(ctx.db, filters))
    .orderBy(asc(members.nameKey), asc(members.id))
  await audit(ctx.db, ctx, { action: 'members.export', subject: 'members', facts: { members: found.length } })
  return {
    header: Object.keys(COLUMNS),
    rows: found.map((row) => Object.values({ ...row, Created: clubDay(row.Created) })),
  }
}
