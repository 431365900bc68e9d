import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { countAttempt } from '../internal/login-attempts.server.ts'
import { isCurrentPassword } from '../internal/own-password.server.ts'
import { resetTwoStep } from './reset-two-step.server.ts'

export type TurnOffTwoStep = Outcome<
  object,
  { reason: 'WRONG_PASSWORD' } | { reason: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number }
>

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'client' | 'actor' | 'pages'>

/**
 * Turns off the caller's two-step login. It takes the password, and wrong ones count like those at a login from a known
 * browser; `token` is the current session. Throws Forbidden for a visitor.
 */
export async function turnOffTwoStep(
  ctx: Needs,
  password: string,
  token: string | undefined,
): Promise<TurnOffTwoStep> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  const attempt = await countAttempt(ctx, actor.email, token)
  if (!attempt.allowed) return refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: attempt.retryAfterSeconds })
  if (!(await isCurrentPassword(ctx, actor.userId, password))) return refused('WRONG_PASSWORD')
  await attempt.succeeded()
  await transact(ctx, (tx) => resetTwoStep(ctx, tx, { ...actor, id: actor.userId }, 'off'))
  return done({})
}
