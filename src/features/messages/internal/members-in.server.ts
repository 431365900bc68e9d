import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { memberOf } from '../../billing/customers/queries/owner.server.ts'
import { RUNNING } from '../../billing/subscriptions/model.ts'
import { subscriptions } from '../../billing/subscriptions/table.server.ts'
import { ALL_ACTIVE } from '../../members/model/member.ts'
import { members, memberTeams } from '../../members/table.server.ts'
import { seasonNamed } from '../../money/model.ts'
import { owedByMember } from '../../money/queries/owed.server.ts'
import { isSubmitted } from '../../registrations/review/queries/registration-facts.server.ts'
import { registrations } from '../../registrations/table.server.ts'
import type { Audience } from '../model/audience.ts'

type Needs = Pick<Ctx, 'actor' | 'clock' | 'club'>

/**
 * The ids of the members in an audience: the active ones in its groups and `alsoIds`, as far as they match its filters.
 */
export async function membersIn(
  ctx: Needs,
  db: Db | Tx,
  audience: Audience,
  alsoIds: readonly string[],
): Promise<string[]> {
  const filters = and(
    await owing(ctx, db, audience),
    audience.plan ? hasPlan(audience.plan) : undefined,
    audience.season ? hasRegistered(audience.season, ctx.club.seasonStartMonth) : undefined,
  )
  const isActive = and(eq(members.active, true), inGroups(audience.to))
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(and(or(isActive, isOneOf(members.id, alsoIds)), filters))
  return found.map(({ id }) => id)
}

const isOneOf = (column: SQL | typeof members.id, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::uuid[])`

function inGroups(to: readonly string[]): SQL | undefined {
  if (to.includes(ALL_ACTIVE)) return sql`true`
  const chosen = to.filter(isId)
  const inTeams = sql`exists (select 1 from ${memberTeams} mt where mt.member_id = ${members.id}
    and ${isOneOf(sql`mt.team_id`, chosen)})`
  return or(isOneOf(members.id, chosen), inTeams)
}

async function owing(ctx: Needs, db: Db | Tx, { money }: Audience): Promise<SQL | undefined> {
  if (money === 'any') return undefined
  const owed = await owedByMember(ctx, db, { isLateOnly: money === 'late' })
  return isOneOf(members.id, [...owed.keys()])
}

const hasPlan = (plan: string): SQL => {
  const runs = inArray(subscriptions.status, [...RUNNING])
  return sql`${members.id} in (select ${memberOf(subscriptions.customerId)} from ${subscriptions}
    where ${subscriptions.plan} = ${plan} and ${runs})`
}

function hasRegistered(season: string, startMonth: number): SQL | undefined {
  const named = seasonNamed(season, startMonth)
  if (!named) return undefined
  return sql`${members.id} in (select ${registrations.memberId} from ${registrations}
    where ${isSubmitted} and ${registrations.submittedAt} >= ${named.from.toISOString()}::timestamptz
      and ${registrations.submittedAt} < ${named.until.toISOString()}::timestamptz)`
}
