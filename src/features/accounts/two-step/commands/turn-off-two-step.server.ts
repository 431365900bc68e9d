import { done, type Outcome } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { confirmPassword, type PasswordRefusal } from '../../internal/confirm-password.server.ts'
import { removeAuthenticator } from '../../internal/remove-two-step.server.ts'
import { emailTwoStepChange } from '../internal/two-step-email.server.ts'

export type TurnOffTwoStep = Outcome<object, PasswordRefusal>

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'client' | 'actor' | 'pages'>

/**
 * Removes the caller's authenticator app and recovery codes, but not the passkeys. Requires the password; `token` is
 * the current session. Throws Forbidden for a visitor.
 */
export async function turnOffTwoStep(
  ctx: Needs,
  password: string,
  token: string | undefined,
): Promise<TurnOffTwoStep> {
  const confirmed = await confirmPassword(ctx, password, token)
  if (!confirmed.ok) return confirmed
  const { owner } = confirmed
  await transact(ctx, async (tx) => {
    if (await removeAuthenticator(tx, owner.id)) await emailTwoStepChange(ctx, tx, owner, 'off')
  })
  return done({})
}
