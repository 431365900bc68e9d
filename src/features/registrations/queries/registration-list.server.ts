import { asc, desc, eq, sql } from 'drizzle-orm'
import { adultBirthday, clubDay } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Rows } from '../../../ui/data-table/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../../members/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import {
  type AdminRow,
  PAYMENTS,
  type PaymentState,
  STATUSES,
  type Status,
} from '../model/registration-row.ts'
import type { AdminSearch } from '../schema.ts'
import { registrations } from '../table.server.ts'
import {
  bornOn,
  demandManager,
  found,
  handedIn,
  holds,
  payment,
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
 * A page of the registrations that were handed in, as staff look for them. Throws Forbidden to everybody but
 * administrators. [ADM-025, ADM-027, resolutions D13, F17]
 */
export async function adminRegistrations(ctx: Reads, asked: AdminSearch): Promise<Rows<AdminRow>> {
  demandManager(ctx)
  const [by = 'Created', way] = asked.sort.split(':')
  const column = SORTED[by as keyof typeof SORTED] // the schema takes no other
  const inOrder = way === 'desc' ? desc : asc
  const [total, rows] = await Promise.all([
    countFound(ctx, asked),
    joined(ctx)
      .where(found(asked))
      .orderBy(inOrder(column), inOrder(registrations.id))
      .offset(asked.start)
      .limit(PAGE),
  ])
  const adultsBorn = adultBirthday(clubDay(ctx.clock.now()))
  return { rows: rows.map((row) => adminRow(row, adultsBorn)), start: asked.start, total }
}

/** Every row that a search finds, for a file: at most so many. */
export async function allAdminRegistrations(
  ctx: Reads,
  asked: AdminSearch,
  limit: number,
): Promise<AdminRow[]> {
  demandManager(ctx)
  const rows = await joined(ctx)
    .where(found(asked))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(limit)
  const adultsBorn = adultBirthday(clubDay(ctx.clock.now()))
  return rows.map((row) => adminRow(row, adultsBorn))
}

export type RegistrationCounts = {
  status: Record<Status | 'all', number>
  payment: Record<PaymentState | 'all', number>
}

/** How many each chip would show, beside the search and the other filter. */
export async function registrationCounts(ctx: Reads, asked: AdminSearch): Promise<RegistrationCounts> {
  demandManager(ctx)
  const counted = await ctx.db
    .select({ status, payment, many: sql<number>`count(*)::int` })
    .from(registrations)
    .leftJoin(members, eq(members.id, registrations.memberId))
    .leftJoin(users, eq(users.id, members.userId))
    .where(sql`${handedIn} and ${holds(asked.q) ?? sql`true`}`)
    .groupBy(sql`1`, sql`2`)
  const sum = (fits: (row: (typeof counted)[number]) => boolean) =>
    counted.filter(fits).reduce((all, { many }) => all + many, 0)
  const isPaidAs = (row: { payment: PaymentState }) => !asked.payment || row.payment === asked.payment
  const isAs = (row: { status: Status }) => !asked.status || row.status === asked.status
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

async function countFound({ db }: Reads, asked: AdminSearch): Promise<number> {
  const [counted] = await db
    .select({ many: sql<number>`count(*)::int` })
    .from(registrations)
    .leftJoin(members, eq(members.id, registrations.memberId))
    .leftJoin(users, eq(users.id, members.userId))
    .where(found(asked))
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
