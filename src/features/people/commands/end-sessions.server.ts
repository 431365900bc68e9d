import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { findAccount } from '../../accounts/queries/find-account.server.ts'
import { endAllSessions } from '../../accounts/sessions/commands/end-all-sessions.server.ts'
import { canManagePeople } from '../policy.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/**
 * Logs a person out on all devices. Returns the number of ended sessions. Throws Forbidden unless the caller is an
 * administrator, NotFound for an unknown person.
 */
export async function endSessions(ctx: Needs, userId: string): Promise<number> {
  if (!canManagePeople(ctx.actor)) throw new Forbidden()
  if (!isId(userId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    if (!(await findAccount(tx, userId))) throw new NotFound()
    const logins = await endAllSessions(tx, userId)
    await audit(tx, ctx, { action: 'users.end-sessions', subject: `users/${userId}`, facts: { logins } })
    return logins
  })
}
