import { and, asc, desc, eq, gt, not, type SQL, sql } from 'drizzle-orm'
import { type CoachedTeam, STAFF_ROLES, type StaffRole } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { folded, holdsWords } from '../../../platform/database/folding.ts'
import type { Rows } from '../../../ui/data-table/columns.ts'
import { rolesOfUser } from '../../accounts/queries/roles-of-user.server.ts'
import { credentials, sessions, userRoles, users } from '../../accounts/table.server.ts'
import { hasTwoStep } from '../../accounts/two-step/queries/two-step.server.ts'
import { members } from '../../members/table.server.ts'
import { coachedTeamsOfUser } from '../../teams/queries/coached-teams.server.ts'
import { teams } from '../../teams/table.server.ts'
import { canManagePeople } from '../policy.ts'
import type { PeopleFilter, PeopleSearch } from '../schema.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>

const PAGE = 100

export type PersonRow = {
  id: string
  name: string
  email: string
  roles: StaffRole[]
  teams: CoachedTeam[]
  lastLoginAt: Date | null
  /** Whether the person logs in with an authenticator app or a passkey. */
  hasTwoStep: boolean
  /** INVITED: no password has been chosen yet. LOCKED: an administrator has locked the account. */
  state: 'ACTIVE' | 'INVITED' | 'LOCKED'
}

const hasPassword = sql`exists (select from ${credentials} where ${credentials.userId} = ${users.id})`
const isInvited = and(eq(users.emailVerified, false), not(hasPassword))
const isStaffUser = sql`exists (select from ${userRoles} where ${userRoles.userId} = ${users.id})`
const hasRoleRow = (role: StaffRole): SQL =>
  sql`exists (select from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = ${role})`

const FILTERS: Readonly<Record<PeopleFilter, SQL | undefined>> = {
  all: undefined,
  staff: isStaffUser,
  ...(Object.fromEntries(STAFF_ROLES.map((role) => [role, hasRoleRow(role)])) as Record<StaffRole, SQL>),
  invited: isInvited,
}

const personColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  roles: rolesOfUser,
  teams: coachedTeamsOfUser,
  lastLoginAt: users.lastLoginAt,
  hasTwoStep,
  state: sql<PersonRow['state']>`case when ${users.emailVerified} then 'ACTIVE'
    when ${hasPassword} then 'LOCKED' else 'INVITED' end`,
}

/**
 * Lists a page of all accounts, by name or last login. `q` searches names and e-mail addresses, ignoring case and
 * accents. Throws Forbidden unless the caller is an administrator.
 */
export async function listPeople(ctx: Reads, search: PeopleSearch): Promise<Rows<PersonRow>> {
  requireAdministrator(ctx)
  const where = and(FILTERS[search.show], holdsWords(search.q, folded(users.name), folded(users.email)))
  const [total, rows] = await Promise.all([
    ctx.db.$count(users, where),
    ctx.db
      .select(personColumns)
      .from(users)
      .where(where)
      .orderBy(orderOf(search.sort), asc(users.id))
      .offset(search.start)
      .limit(PAGE),
  ])
  return { rows, start: search.start, total }
}

/** People who have never logged in sort before the earliest login. */
function orderOf({ by, down }: PeopleSearch['sort']): SQL {
  if (by === 'name') return (down ? desc : asc)(folded(users.name))
  return down ? sql`${users.lastLoginAt} desc nulls last` : sql`${users.lastLoginAt} asc nulls first`
}

/** Counts the people under each filter. Throws Forbidden unless the caller is an administrator. */
export async function countPeople(ctx: Reads): Promise<Record<PeopleFilter, number>> {
  requireAdministrator(ctx)
  const counts = Object.entries(FILTERS).map(
    async ([name, where]) => [name, await ctx.db.$count(users, where)] as const,
  )
  return Object.fromEntries(await Promise.all(counts)) as Record<PeopleFilter, number>
}

/**
 * Returns one person with their member record and the number of sessions. Throws Forbidden unless the caller is an
 * administrator, NotFound for an unknown person.
 */
export async function findPerson(ctx: Reads, id: string) {
  requireAdministrator(ctx)
  if (!isId(id)) throw new NotFound()
  const [found] = await ctx.db
    .select({ ...personColumns, member: { id: members.id, name: members.name } })
    .from(users)
    .leftJoin(members, eq(members.userId, users.id))
    .where(eq(users.id, id))
  if (!found) throw new NotFound()
  const isOpen = and(eq(sessions.userId, id), gt(sessions.expiresAt, ctx.clock.now()))
  return { ...found, logins: await ctx.db.$count(sessions, isOpen) }
}

export type Person = Awaited<ReturnType<typeof findPerson>>

/** Lists the teams that a coach can be responsible for. Throws Forbidden unless the caller is an administrator. */
export async function listTeams(ctx: Reads): Promise<CoachedTeam[]> {
  requireAdministrator(ctx)
  return ctx.db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .orderBy(asc(teams.position), asc(teams.name))
}

function requireAdministrator({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canManagePeople(actor)) throw new Forbidden()
}
