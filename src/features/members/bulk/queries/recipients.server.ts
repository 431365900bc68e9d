import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { folded } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { folded as foldedColumn, holdsWords } from '../../../../platform/database/folding.ts'
import { teamChoices } from '../../../teams/queries/teams.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { contactsOf } from '../../family/queries/contacts.server.ts'
import { ALL_ACTIVE, firstNameOf } from '../../model/member.ts'
import { canManageMembers } from '../../policy.ts'
import { members, memberTeams } from '../../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

/** A choice of recipients: all active members, a team, or one member with their teams as the note. */
export type Recipient = { id: string; name: string; note?: string }

const MAX_RECIPIENTS = 50

const ALL_MEMBERS: Recipient = { id: ALL_ACTIVE, name: 'All active members' }

/**
 * Finds recipients of a message by words of a member's or team's name; without words, all members and every team.
 * Throws Forbidden unless the caller is an administrator.
 */
export async function findRecipients(ctx: Reads, words: string): Promise<Recipient[]> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  const [groups, people] = await Promise.all([
    recipientGroups(ctx),
    words.trim() ? activeMembers(ctx, holdsWords(words, members.nameKey, teamNamesKey)) : [],
  ])
  const typed = folded(words).split(/\s+/)
  const matches = ({ name }: Recipient) => typed.every((word) => folded(name).includes(word))
  return [...groups.filter(matches), ...people].slice(0, MAX_RECIPIENTS)
}

/** Returns the chosen recipients that still exist. Throws Forbidden unless the caller is an administrator. */
export async function chosenRecipients(ctx: Reads, choices: readonly string[]): Promise<Recipient[]> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  if (choices.length === 0) return []
  const [groups, people] = await Promise.all([
    recipientGroups(ctx),
    activeMembers(ctx, inArray(members.id, choices.filter(isId))),
  ])
  return [...groups.filter(({ id }) => choices.includes(id)), ...people]
}

async function recipientGroups(ctx: Reads): Promise<Recipient[]> {
  const choices = await teamChoices(ctx)
  return [ALL_MEMBERS, ...choices.map(({ value, label }) => ({ id: value, name: `Everyone in ${label}` }))]
}

const teamNames = sql<string>`coalesce((
  select string_agg(t.name, ', ' order by t.position) from ${memberTeams} mt join ${teams} t on t.id = mt.team_id
  where mt.member_id = ${members}.id), '')`
const teamNamesKey = foldedColumn(teamNames)

const activeMembers = ({ db }: Reads, where: SQL | undefined): Promise<Recipient[]> =>
  db
    .select({ id: members.id, name: members.name, note: teamNames })
    .from(members)
    .where(and(eq(members.active, true), where))
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(MAX_RECIPIENTS)

/**
 * Returns the ids of the active members that the choices include, each once, by name. Throws Forbidden unless the
 * caller is an administrator.
 */
export async function recipientIds(ctx: Reads, choices: readonly string[]): Promise<string[]> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  const chosen = choices.filter(isId)
  const inTeams = ctx.db
    .select({ id: memberTeams.memberId })
    .from(memberTeams)
    .where(inArray(memberTeams.teamId, chosen))
  const named = or(inArray(members.id, chosen), inArray(members.id, inTeams))
  const found = await ctx.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.active, true), choices.includes(ALL_ACTIVE) ? undefined : named))
    .orderBy(asc(members.nameKey), asc(members.id))
  return found.map(({ id }) => id)
}

/** A recipient of a message: a member, or the guardian of a minor. */
export type MessageReader = { name: string; firstName: string; email: string }

/** Lists the recipients of a message to a member, as for all e-mails about members (`contactsOf`). */
export async function readersAbout(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  memberId: string,
): Promise<MessageReader[]> {
  const contacts = await contactsOf(ctx, db, [memberId])
  return contacts.map(({ name, email, people: [person] }) => ({
    name,
    firstName: person?.isSelf ? person.firstName : firstNameOf(name),
    email,
  }))
}

/**
 * The recipient of the first of these members, by name, who can be reached: for the preview. Throws Forbidden unless an
 * administrator calls.
 */
export async function firstReader(
  ctx: Reads & Pick<Ctx, 'clock'>,
  ids: readonly string[],
): Promise<MessageReader | undefined> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  const chosen = await ctx.db
    .select({ id: members.id })
    .from(members)
    .where(sql`${members.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(MAX_RECIPIENTS)
  for (const { id } of chosen) {
    const [reader] = await readersAbout(ctx, ctx.db, id)
    if (reader) return reader
  }
  return undefined
}
