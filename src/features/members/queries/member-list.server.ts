import { asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Rows } from '../../../ui/data-table/columns.ts'
import { teams } from '../../teams/table.server.ts'
import { canManageMembers } from '../policy.ts'
import { type AdminSearch, INACTIVE, NO_TEAM } from '../schema.ts'
import { countries, members, memberTeams } from '../table.server.ts'
import { matching } from './member-filter.server.ts'

const PAGE = 100

export type MemberRow = {
  id: string
  name: string
  email: string
  /** The main team first. */
  teams: string[]
  active: boolean
  ehaRegistered: boolean
  position: string
  number: number | null
  phone: string
  country: string | null
  gender: string
  bornOn: string | null
  student: boolean
  hasAccount: boolean
  createdAt: Date
}

/** Every team of the row, the main one first. */
const teamNames = sql<string[]>`array(select ${teams.name} from ${memberTeams}
  join ${teams} on ${teams.id} = ${memberTeams.teamId} where ${memberTeams.memberId} = ${members.id}
  order by ${teams.id} is distinct from ${members.teamId}, ${teams.position}, ${teams.name})`

const columns = {
  id: members.id,
  name: members.name,
  email: members.email,
  teams: teamNames,
  active: members.active,
  ehaRegistered: members.ehaRegistered,
  position: members.position,
  number: members.number,
  phone: members.phone,
  country: countries.shortName,
  gender: members.gender,
  bornOn: members.bornOn,
  student: members.student,
  hasAccount: isNotNull(members.userId).mapWith(Boolean),
  createdAt: members.createdAt,
}

/** The sort orders of the table. Ties are broken by name and id, so that the order never varies. */
const ORDERS: Record<AdminSearch['sort']['by'], readonly (SQL | typeof members.id)[]> = {
  Name: [sql`${members.nameKey}`, members.id],
  email: [sql`${members.email}`, members.id],
  team: [sql`${teams.position}`, sql`${teams.name}`, sql`${members.nameKey}`, members.id],
  Active: [sql`${members.active}`, sql`${members.nameKey}`, members.id],
  eharegistered: [sql`${members.ehaRegistered}`, sql`${members.nameKey}`, members.id],
  Position: [sql`${members.position}`, sql`${members.nameKey}`, members.id],
  number: [sql`${members.number}`, sql`${members.nameKey}`, members.id],
  Created: [sql`${members.createdAt}`, members.id],
}

/**
 * Returns a page of the admin table, sorted and filtered, with the total number of matches. Throws Forbidden unless the
 * caller is an administrator. [resolutions D13]
 */
export async function adminMembers(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  search: AdminSearch,
): Promise<Rows<MemberRow>> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  const where = matching(ctx.db, search)
  const way = search.sort.down ? desc : asc
  const [total, rows] = await Promise.all([
    ctx.db.$count(members, where),
    ctx.db
      .select(columns)
      .from(members)
      .leftJoin(teams, eq(teams.id, members.teamId))
      .leftJoin(countries, eq(countries.id, members.countryId))
      .where(where)
      .orderBy(...ORDERS[search.sort.by].map((key) => way(key)))
      .limit(PAGE)
      .offset(search.start),
  ])
  return { rows, start: search.start, total }
}

export type TeamBadge = { value: string; name: string; count: number }

/** The filter badges with their counts. Throws Forbidden unless the caller is an administrator. */
export async function teamBadges({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<TeamBadge[]> {
  if (!canManageMembers(actor)) throw new Forbidden()
  const [byTeam, [sums]] = await Promise.all([
    db
      .select({ value: teams.slug, name: teams.name, count: sql<number>`count(${memberTeams.memberId})` })
      .from(teams)
      .leftJoin(memberTeams, eq(memberTeams.teamId, teams.id))
      .groupBy(teams.id)
      .orderBy(asc(teams.position), asc(teams.name)),
    db
      .select({
        all: sql<number>`count(*)`,
        teamless: sql<number>`count(*) filter (where ${members.teamId} is null)`,
        inactive: sql<number>`count(*) filter (where not ${members.active})`,
      })
      .from(members),
  ])
  const { all = 0, teamless = 0, inactive = 0 } = sums ?? {}
  return [
    { value: '', name: 'All', count: all },
    ...byTeam,
    { value: NO_TEAM, name: 'No team', count: teamless },
    { value: INACTIVE, name: 'Inactive', count: inactive },
  ]
}
