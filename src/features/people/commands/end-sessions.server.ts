import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { sessions, users } from '../../accounts/table.server.ts'
import { canManagePeople } from '../policy.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/**
 * Logs a person out on all devices. Returns how many logins ended. Throws Forbidden unless the caller is an
 * administrator, NotFound for an unknown person.
 */
export async function endSessions(ctx: Needs, userId: string): Promise<number> {
  if (!canManagePeople(ctx.actor)) throw new Forbidden()
  if (!isId(userId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    if ((await tx.$count(users, eq(users.id, userId))) === 0) throw new NotFound()
    const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
    const facts = { logins: ended.length }
    await audit(tx, ctx, { action: 'users.end-sessions', subject: `users/${userId}`, facts })
    return ended.length
  })
}
