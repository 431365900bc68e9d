import { and, eq, ne } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sessions } from '../table.server.ts'

/** Logs one device of the user who asks out. A session of somebody else is not there: NotFound. */
export async function endSession(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<void> {
  const userId = userOf(ctx)
  const ended = isId(id)
    ? await ctx.db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
        .returning({ id: sessions.id })
    : []
  if (ended.length === 0) throw new NotFound('This login is over already')
}

/** Logs the user who asks out everywhere but here. Answers how many ended. */
export async function endOtherSessions(ctx: Pick<Ctx, 'db' | 'actor'>, token: string): Promise<number> {
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userOf(ctx)), ne(sessions.token, token)))
    .returning({ id: sessions.id })
  return ended.length
}

function userOf({ actor }: Pick<Ctx, 'actor'>): string {
  if (actor.kind !== 'user') throw new Forbidden()
  return actor.userId
}
