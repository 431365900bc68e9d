import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { countAttempt } from './login-attempts.server.ts'
import { isCurrentPassword } from './own-password.server.ts'

export type PasswordRefusal =
  | { reason: 'WRONG_PASSWORD' }
  | { reason: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number }

/**
 * Checks the caller's password before a change to the login. Wrong passwords count like those at a login from a known
 * browser. `token` is the current session. Throws Forbidden for a visitor.
 */
export async function confirmPassword(
  ctx: Pick<Ctx, 'db' | 'client' | 'actor'>,
  password: string,
  token: string | undefined,
): Promise<Outcome<{ owner: { id: string; name: string; email: string } }, PasswordRefusal>> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  const attempt = await countAttempt(ctx, actor.email, token)
  if (!attempt.allowed) return refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: attempt.retryAfterSeconds })
  if (!(await isCurrentPassword(ctx, actor.userId, password))) return refused('WRONG_PASSWORD')
  await attempt.succeeded()
  return done({ owner: { id: actor.userId, name: actor.name, email: actor.email } })
}
