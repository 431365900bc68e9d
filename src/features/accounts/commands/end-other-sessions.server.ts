import { and, eq, ne } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sessions } from '../table.server.ts'

/**
 * Logs out all of the caller's sessions but the one with this token. Returns how many ended. Throws Forbidden for a
 * visitor.
 */
export async function endOtherSessions(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  token: string,
): Promise<number> {
  if (actor.kind !== 'user') throw new Forbidden()
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, actor.userId), ne(sessions.token, token)))
    .returning({ id: sessions.id })
  return ended.length
}
