import { isNull } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { newAuthenticatorKey } from '../../../../platform/auth/one-time-code.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { sealKey } from '../../internal/login-codes.server.ts'
import { authenticators } from '../../table.server.ts'

/**
 * Creates a new key for the caller's authenticator app. The login does not change until a code has confirmed the key.
 * A key that is already confirmed is kept. Throws Forbidden for a visitor.
 */
export async function startTwoStep({
  db,
  actor,
  secret,
  clock,
}: Pick<Ctx, 'db' | 'actor' | 'secret' | 'clock'>): Promise<void> {
  if (actor.kind !== 'user') throw new Forbidden()
  const key = sealKey(newAuthenticatorKey(), secret, actor.userId)
  await db
    .insert(authenticators)
    .values({ userId: actor.userId, key, createdAt: clock.now() })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { key },
      setWhere: isNull(authenticators.confirmedAt),
    })
}
