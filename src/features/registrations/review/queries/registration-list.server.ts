import { asc, desc, eq, sql } from 'drizzle-orm'
import { adultBirthday, clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { users } from '../../../accounts/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { registrations } from '../../table.server.ts'
import {
  type AdminRow,
  PAYMENTS,
  type PaymentState,
  STATUSES,
  type Status,
} from '../model/registration-row.ts'
import type { AdminSearch } from '../schema.ts'
import {
  bornOn,
  found,
  holds,
  isSubmitted,
  payment,
  requireManager,
  status,
} from './registration-facts.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>

const PAGE = 100

const SORTED = {
  name: registrations.nameKey,
  email: registrations.emailKey,
  Created: registrations.createdAt,
} as const

const columns = {
  id: registrations.id,
  name: registrations.name,
  email: registrations.email,
  bornOn,
  status,
  payment,
  team: teams.name,
  memberId: members.id,
  memberName: members.name,
  memberActive: members.active,
  confirmed: users.emailVerified,
  createdAt: registrations.createdAt,
}

/**
 * Lists a page of the submitted registrations that match a search. Throws Forbidden unless the actor is an
 * administrator. [ADM-025, ADM-027, resolutions D13, F17]
 */
export async function adminRegistrations(ctx: Reads, search: AdminSearch): Promise<Rows<AdminRow>> {
  requireManager(ctx)
  const [by = 'Created', direction] = search.sort.split(':')
  const column = SORTED[by as keyof typeof SORTED] // the schema allows only these
  const inOrder = direction === 'desc' ? desc : asc
  const [total, rows] = await Promise.all([
    countFound(ctx, search),
    joined(ctx)
      .where(found(search))
      .orderBy(inOrder(column), inOrder(registrations.id))
      .offset(search.start)
      .limit(PAGE),
  ])
  const adultsBorn = adultBirthday(clubDay(ctx.clock.now()))
  return { rows: rows.map((row) => adminRow(row, adultsBorn)), start: search.start, total }
}

/** Lists all matches of a search up to `limit`, for an export. */
export async function allAdminRegistrations(
  ctx: Reads,
  search: AdminSearch,
  limit: number,
): Promise<AdminRow[]> {
  requireManager(ctx)
  const rows = await joined(ctx)
    .where(found(search))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(limit)
  const adultsBorn = adultBirthday(clubDay(ctx.clock.now()))
  return rows.map((row) => adminRow(row, adultsBorn))
}

export type RegistrationCounts = {
  status: Record<Status | 'all', number>
  payment: Record<PaymentState | 'all', number>
}

/** Counts the matches for each value of a filter, given the search and the other filter. */
export async function registrationCounts(ctx: Reads, search: AdminSearch): Promise<RegistrationCounts> {
  requireManager(ctx)
  const counted = await ctx.db
    .select({ status, payment, many: sql<number>`count(*)::int` })
    .from(registrations)
    .leftJoin(members, eq(members.id, registrations.memberId))
    .leftJoin(users, eq(users.id, members.userId))
    .where(sql`${isSubmitted} and ${holds(search.q) ?? sql`true`}`)
    .groupBy(sql`1`, sql`2`)
  const sum = (fits: (row: (typeof counted)[number]) => boolean) =>
    counted.filter(fits).reduce((all, { many }) => all + many, 0)
  const isPaidAs = (row: { payment: PaymentState }) => !search.payment || row.payment === search.payment
  const isAs = (row: { status: Status }) => !search.status || row.status === search.status
  const each = <Name extends string>(names: readonly Name[], count: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number> // one for each name
  return {
    status: {
      all: sum(isPaidAs),
      ...each(STATUSES, (name) => sum((row) => row.status === name && isPaidAs(row))),
    },
    payment: { all: sum(isAs), ...each(PAYMENTS, (name) => sum((row) => row.payment === name && isAs(row))) },
  }
}

const joined = ({ db }: Reads) =>
  db
    .select(columns)
    .from(registrations)
    .leftJoin(members, eq(members.id, registrations.memberId))
    .leftJoin(users, eq(users.id, members.userId))
    .leftJoin(teams, eq(teams.id, members.teamId))

async function countFound({ db }: Reads, search: AdminSearch): Promise<number> {
  const [counted] = await db
    .select({ many: sql<number>`count(*)::int` })
    .from(registrations)
    .leftJoin(members, eq(members.id, registrations.memberId))
    .leftJoin(users, eq(users.id, members.userId))
    .where(found(search))
  return counted?.many ?? 0
}

type Found = Awaited<ReturnType<typeof joined>>[number]

function adminRow(row: Found, adultsBorn: string): AdminRow {
  const { memberId, memberName, memberActive, confirmed, bornOn: born, ...facts } = row
  return {
    ...facts,
    minor: born !== null && born > adultsBorn,
    member: memberId ? { id: memberId, name: memberName ?? '', active: memberActive === true } : null,
    account: confirmed === null ? 'none' : confirmed ? 'working' : 'invited',
  }
}
