import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { emailTwoStepChange } from '../internal/two-step-email.server.ts'
import { authenticators, recoveryCodes } from '../table.server.ts'

/**
 * Removes the authenticator app and the recovery codes of a user and e-mails a notice. Returns false if the login takes
 * one step already. The caller has checked the permission, and records it.
 */
export async function resetTwoStep(
  ctx: Pick<Ctx, 'db' | 'config' | 'club' | 'pages'>,
  tx: Tx,
  owner: { id: string; name: string; email: string },
  change: 'off' | 'reset',
): Promise<boolean> {
  const removed = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, owner.id), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId })
  if (removed.length === 0) return false
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner.id))
  await emailTwoStepChange(ctx, tx, owner, change)
  return true
}
