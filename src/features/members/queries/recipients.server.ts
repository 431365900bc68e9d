import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { teamChoices } from '../../teams/queries.server.ts'
import { ALL_ACTIVE } from '../model.ts'
import { canManageMembers } from '../policy.ts'
import { members, memberTeams } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

/** More names than these are not offered one by one: they are found in the table of members. */
const MOST_NAMES = 1000

/** Who a message can be written to: all active members, those of a team, or one of them. Throws Forbidden. */
export async function recipientChoices(ctx: Reads): Promise<{ value: string; label: string }[]> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  const [teams, people] = await Promise.all([
    teamChoices(ctx),
    ctx.db
      .select({ value: members.id, label: members.name })
      .from(members)
      .where(eq(members.active, true))
      .orderBy(asc(members.nameKey), asc(members.id))
      .limit(MOST_NAMES),
  ])
  const ofTeams = teams.map(({ value, label }) => ({ value, label: `Everybody in ${label}` }))
  return [{ value: ALL_ACTIVE, label: 'All active members' }, ...ofTeams, ...people]
}

/** The ids of the active members that a choice stands for, in the order of their names. Throws Forbidden. */
export async function recipientIds(ctx: Reads, choice: string): Promise<string[]> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  if (choice !== ALL_ACTIVE && !isId(choice)) return []
  const inTeam = ctx.db
    .select({ id: memberTeams.memberId })
    .from(memberTeams)
    .where(eq(memberTeams.teamId, choice))
  const found = await ctx.db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.active, true),
        choice === ALL_ACTIVE ? undefined : or(eq(members.id, choice), inArray(members.id, inTeam)),
      ),
    )
    .orderBy(asc(members.nameKey), asc(members.id))
  return found.map(({ id }) => id)
}

/** Somebody who will get a message. */
export type MessageReader = { name: string; firstName: string; email: string }

/** The first of these members who can be written to, as a preview shows them. Throws Forbidden. */
export async function firstReader(ctx: Reads, ids: readonly string[]): Promise<MessageReader | undefined> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  if (ids.length === 0) return undefined
  const email = sql<string>`coalesce(nullif(${members.email}, ''), ${members.guardianEmail}, '')`
  const [reader] = await ctx.db
    .select({ name: members.name, firstName: members.firstName, email })
    .from(members)
    .where(and(sql`${members.id} = any(${sql.param(ids)}::uuid[])`, sql`${email} <> ''`))
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(1)
  return reader
}
