import { and, eq, exists } from 'drizzle-orm'
import { SYSTEM } from '../../../../kernel/actor.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { createPasswordLink, type PasswordLink } from '../../internal/password-link.server.ts'
import { removeTwoStep } from '../../internal/remove-two-step.server.ts'
import { hasEmail } from '../../queries/has-email.server.ts'
import { userRoles, users } from '../../table.server.ts'

/**
 * Creates a link with which an administrator sets a new password, for operators without working e-mail. Also removes
 * the administrator's authenticator app and passkeys, which may be lost too. Both are recorded in the audit log. Only
 * for the terminal; no route calls it.
 */
export async function createAdministratorLink(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'pages'>,
  email: string,
): Promise<Outcome<PasswordLink, { reason: 'NO_ADMINISTRATOR' }>> {
  return transact(ctx, async (tx) => {
    const isAdministrator = exists(
      tx
        .select({ id: userRoles.userId })
        .from(userRoles)
        .where(and(eq(userRoles.userId, users.id), eq(userRoles.role, 'administrator'))),
    )
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(hasEmail(email), isAdministrator))
    if (!user) return refused('NO_ADMINISTRATOR')
    const removed = await removeTwoStep(tx, user.id)
    const subject = `users/${user.id}`
    await audit(tx, { ...ctx, actor: SYSTEM }, { action: 'users.link-from-terminal', subject })
    if (removed) await audit(tx, { ...ctx, actor: SYSTEM }, { action: 'users.reset-two-step', subject })
    return done(await createPasswordLink(ctx, tx, user.id))
  })
}
