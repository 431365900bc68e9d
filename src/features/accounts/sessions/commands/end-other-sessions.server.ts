import { and, eq, ne } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { sessions } from '../../table.server.ts'

/**
 * Ends all of the caller's sessions except the one with this token. Returns the number of ended sessions. Throws
 * Forbidden for a visitor.
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
