import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { folded, holdsWords } from '../../../../platform/database/folding.ts'
import { members } from '../../../members/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import type { KnownMember } from '../model/registration-row.ts'
import { requireManager } from './registration-facts.server.ts'

const MOST = 20

type Person = { name: string; email: string }

/**
 * Finds the members that a registration may belong to: by the searched name, or without a search by the same e-mail or
 * name. Throws Forbidden unless the actor is an administrator. [ADM-031]
 */
export async function candidates(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  person: Person,
  text: string,
): Promise<KnownMember[]> {
  requireManager(ctx)
  if (text.trim()) return membersWhere(ctx.db, holdsWords(text, members.nameKey))
  return membersWhere(
    ctx.db,
    or(hasEmail(person.email), eq(members.nameKey, folded(sql`${person.name}::text`))),
  )
}

/** Finds the members with an e-mail address, ignoring case. '' finds none. [resolutions E07] */
export const membersWithEmail = (db: Db | Tx, email: string): Promise<KnownMember[]> =>
  email ? membersWhere(db, hasEmail(email)) : Promise.resolve([])

const hasEmail = (email: string): SQL | undefined =>
  email ? eq(sql`lower(${members.email})`, email.toLowerCase()) : sql`false`

const membersWhere = (db: Db | Tx, condition: SQL | undefined): Promise<KnownMember[]> =>
  db
    .select({
      id: members.id,
      name: members.name,
      email: members.email,
      team: teams.name,
      active: members.active,
    })
    .from(members)
    .leftJoin(teams, eq(teams.id, members.teamId))
    .where(condition)
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(MOST)

/** Lists the active teams in order, for assigning a member. [ADM-032] */
export async function teamChoices(ctx: Pick<Ctx, 'db' | 'actor'>) {
  requireManager(ctx)
  return ctx.db
    .select({ id: teams.id, name: teams.name, youth: teams.youth })
    .from(teams)
    .where(eq(teams.active, true))
    .orderBy(asc(teams.position), asc(teams.name))
}
