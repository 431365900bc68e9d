import { and, eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { sessions } from '../../table.server.ts'

/**
 * Ends one of the caller's sessions. Throws Forbidden for a visitor, NotFound for a session that has ended or belongs
 * to another user.
 */
export async function endSession({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<void> {
  if (actor.kind !== 'user') throw new Forbidden()
  const ended = isId(id)
    ? await db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, actor.userId)))
        .returning({ id: sessions.id })
    : []
  if (ended.length === 0) throw new NotFound('This login has already ended')
}
