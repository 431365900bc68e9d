import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { signDevice } from '../../../../platform/auth/known-device.ts'
import { hashPassword } from '../../../../platform/auth/passwords.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { clearFailures } from '../../internal/login-attempts.server.ts'
import { redeemPasswordLink } from '../../internal/password-link.server.ts'
import { storePassword } from '../../internal/store-password.server.ts'
import { findWeakness, type WeakPassword } from '../../internal/weak-password.server.ts'
import { endAllSessions } from '../../sessions/commands/end-all-sessions.server.ts'
import { users } from '../../table.server.ts'
import { countNewPassword } from '../internal/count-new-password.server.ts'
import { findPasswordLinkOwner } from '../queries/password-link-owner.server.ts'

export type ResetPassword = Outcome<
  { device: string },
  { reason: 'LINK_INVALID' } | { reason: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number } | WeakPassword
>

/**
 * Sets a password with a link from an e-mail. Uses up the link, confirms the account and ends all of its sessions.
 * The browser becomes a known one, so that attempts from elsewhere cannot lock out the owner.
 */
export async function resetPassword(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'pages'>,
  { token, password }: { token: string; password: string },
): Promise<ResetPassword> {
  const owner = await findPasswordLinkOwner(ctx, ctx.db, token)
  if (!owner) return refused('LINK_INVALID')
  const tried = await countNewPassword(ctx, owner.id)
  if (!tried.allowed) return refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: tried.retryAfterSeconds })
  const weakness = await findWeakness(ctx, password, owner)
  if (weakness) return refused(weakness)
  const hash = await hashPassword(password)
  const taken = await transact(ctx, async (tx) => {
    if (!(await redeemPasswordLink(ctx, tx, token))) return false
    await storePassword(ctx, tx, owner.id, hash)
    await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: ctx.clock.now() })
      .where(eq(users.id, owner.id))
    await endAllSessions(tx, owner.id)
    return true
  })
  if (!taken) return refused('LINK_INVALID')
  await clearFailures(ctx, owner.email)
  return done({ device: signDevice(owner.email, ctx.secret) })
}
