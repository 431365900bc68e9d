import { isId } from '../../../../kernel/ids.ts'
import { tokenIn } from '../../../../platform/auth/session-token.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { findPasswordOwner, pendingSecret } from '../internal/pending-login.server.ts'

/**
 * Returns the user who has entered the password but not yet the code. Undefined if the pending login has expired or
 * is forged.
 */
export async function findPendingLogin(
  ctx: Pick<Ctx, 'db' | 'clock' | 'secret'>,
  signed: string | undefined,
): Promise<{ userId: string; email: string } | undefined> {
  const claimed = signed?.split('.')[0] ?? ''
  if (!signed || !isId(claimed)) return undefined
  const owner = await findPasswordOwner(ctx, claimed)
  if (!owner?.passwordHash) return undefined
  const token = tokenIn(signed, pendingSecret(ctx.secret, owner.userId, owner.passwordHash))
  const endsAt = Number(token?.split('.')[1])
  return endsAt > ctx.clock.now().getTime() ? { userId: owner.userId, email: owner.email } : undefined
}
