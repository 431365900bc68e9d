import { asc, eq } from 'drizzle-orm'
import { hasRole } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { holdsWords } from '../../../../platform/database/folding.ts'
import { members } from '../../table.server.ts'

/**
 * Finds members whose name contains all the words, ignoring accents, by name. It returns full names and e-mails, so it
 * throws Forbidden unless the caller is an administrator.
 */
export async function findMembersByName(ctx: Pick<Ctx, 'db' | 'actor'>, text: string, limit: number) {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  return ctx.db
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    .where(holdsWords(text, members.nameKey))
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(limit)
}

/** Returns a member's name for messages to staff. Throws NotFound for an unknown member. */
export async function findMemberName(db: Db | Tx, id: string): Promise<string> {
  const [member] = await db.select({ name: members.name }).from(members).where(eq(members.id, id))
  if (!member) throw new NotFound()
  return member.name
}
