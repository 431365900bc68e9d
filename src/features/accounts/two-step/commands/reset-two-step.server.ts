import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { removeTwoStep } from '../../internal/remove-two-step.server.ts'
import { emailTwoStepChange } from '../internal/two-step-email.server.ts'

/**
 * Removes a user's authenticator app, recovery codes and passkeys and e-mails a notice. Returns false if there are
 * none. The caller has checked the permission and writes the audit log.
 */
export async function resetTwoStep(
  ctx: Pick<Ctx, 'db' | 'config' | 'club' | 'pages'>,
  tx: Tx,
  owner: { id: string; name: string; email: string },
): Promise<boolean> {
  if (!(await removeTwoStep(tx, owner.id))) return false
  await emailTwoStepChange(ctx, tx, owner, 'reset')
  return true
}
