import { and, asc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { holdsWords } from '../../../../platform/database/folding.ts'
import { hasEmail } from '../../../accounts/queries/has-email.server.ts'
import { users } from '../../../accounts/table.server.ts'
import { canManageMembers } from '../../policy.ts'
import { members } from '../../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>
const MAX_CANDIDATES = 10

/** A login that can be linked to a member, or a member that can be linked to a login. */
export type Candidate = { id: string; name: string; email: string }

/**
 * Finds logins without a member, by name or e-mail; with an empty search, the login with this e-mail. Throws Forbidden
 * unless the caller is an administrator.
 */
export async function findLoginCandidates(
  { db, actor }: Needs,
  { email, text }: { email: string; text: string },
): Promise<Candidate[]> {
  if (!canManageMembers(actor)) throw new Forbidden()
  const like = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
  const found = text.trim() ? or(ilike(users.email, like), ilike(users.name, like)) : hasEmail(email)
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .leftJoin(members, eq(members.userId, users.id))
    .where(and(found, isNull(members.id)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(MAX_CANDIDATES)
}

/** Finds members without a login in the same way. Throws Forbidden unless the caller is an administrator. */
export async function findMemberCandidates(
  { db, actor }: Needs,
  { email, text }: { email: string; text: string },
): Promise<Candidate[]> {
  if (!canManageMembers(actor)) throw new Forbidden()
  const found: SQL | undefined = text.trim()
    ? holdsWords(text, members.nameKey)
    : eq(sql`lower(${members.email})`, email.toLowerCase())
  return db
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    .where(and(found, isNull(members.userId)))
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(MAX_CANDIDATES)
}

/** Returns a login and its member, if any. Throws Forbidden unless the caller is an administrator, or NotFound. */
export async function findLoginWithMember({ db, actor }: Needs, userId: string) {
  if (!canManageMembers(actor)) throw new Forbidden()
  if (!isId(userId)) throw new NotFound()
  const [login] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      member: { id: members.id, name: members.name },
    })
    .from(users)
    .leftJoin(members, eq(members.userId, users.id))
    .where(eq(users.id, userId))
  if (!login) throw new NotFound()
  return login
}
