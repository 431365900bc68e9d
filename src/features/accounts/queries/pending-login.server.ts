import { isId } from '../../../kernel/ids.ts'
import { tokenIn } from '../../../platform/auth/session-token.ts'
import type { Ctx } from '../../../platform/context.ts'
import { findPasswordOwner, pendingSecret } from '../internal/pending-login.server.ts'

/** The user who has entered the right password and not yet the code; undefined when that has expired or is forged. */
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
