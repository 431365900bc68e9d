import { asc, eq } from 'drizzle-orm'
import { hasRole } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { holdsWords } from '../../../platform/database/folding.ts'
import { members } from '../table.server.ts'

/**
 * Members whose name holds every one of the words, whatever their accents, in the order of the names. For
 * administrators: it answers whole names and e-mails of everybody. [ADM-008, resolutions F15]
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

/** The name of a member, for what staff are told. Throws NotFound. */
export async function findMemberName(db: Db | Tx, id: string): Promise<string> {
  const [member] = await db.select({ name: members.name }).from(members).where(eq(members.id, id))
  if (!member) throw new NotFound()
  return member.name
}
