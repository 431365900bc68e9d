import { and, eq, lt, or } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { deviceIn } from '../../../../platform/auth/known-device.ts'
import { checkPasskey, type PasskeyResponse, type UsedChallenge } from '../../../../platform/auth/passkey.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { countAttempt } from '../../internal/login-attempts.server.ts'
import { type Browser, type LoggedIn, openSession } from '../../internal/open-session.server.ts'
import { passkeys, users } from '../../table.server.ts'
import { useChallenge } from '../internal/use-challenge.server.ts'
import { loginPurpose } from '../model/passkeys.ts'

/**
 * UNKNOWN: no account that can log in has this passkey. EXPIRED: the challenge has expired or was used. INVALID: the
 * signature is wrong.
 */
export type LogInWithPasskey = Outcome<
  LoggedIn,
  | { reason: 'UNKNOWN' }
  | { reason: 'EXPIRED' }
  | { reason: 'INVALID' }
  | { reason: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number }
>

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'secret' | 'client' | 'pages'>

/**
 * Opens a session with a passkey that has signed this browser's challenge. It counts as both steps, because the
 * device has verified its user. Attempts are counted for each passkey, as at a login by password.
 */
export async function logInWithPasskey(
  ctx: Needs,
  { response, browserKey }: { response: PasskeyResponse; browserKey: string },
  browser: Browser = {},
): Promise<LogInWithPasskey> {
  const passkey = await findPasskey(ctx, response.id)
  const device = passkey && deviceIn(browser.signedDevice, passkey.account, ctx.secret)
  const attempt = await countAttempt(ctx, `passkey ${response.id}`, device)
  if (!attempt.allowed) return refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: attempt.retryAfterSeconds })
  if (!passkey) return refused('UNKNOWN')
  const checked = await checkPasskey(ctx, response, passkey, loginPurpose(browserKey))
  if (!checked.ok) return checked
  const noted = await noteUse(ctx, passkey.credentialId, checked)
  if (!noted.ok) return noted
  await attempt.succeeded()
  return done(await openSession(ctx, { ...passkey, device }, browser))
}

/** Finds a passkey whose owner can log in. */
async function findPasskey({ db }: Pick<Ctx, 'db'>, credentialId: string) {
  const [found] = await db
    .select({
      userId: users.id,
      account: users.email,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      algorithm: passkeys.algorithm,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), eq(users.emailVerified, true)))
  return found
}

/**
 * Records the use of a passkey. Refuses a used challenge, a passkey removed in the meantime, and a signature counter
 * that does not increase, which indicates a clone.
 */
async function noteUse(
  ctx: Pick<Ctx, 'db' | 'clock' | 'pages'>,
  credentialId: string,
  { counter, used }: { counter: number; used: UsedChallenge },
): Promise<Outcome<object, { reason: 'EXPIRED' } | { reason: 'INVALID' }>> {
  const isHigher = lt(passkeys.counter, counter)
  return transact(ctx, async (tx) => {
    if (!(await useChallenge(tx, used))) return refused('EXPIRED')
    const updated = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: ctx.clock.now() })
      .where(
        and(
          eq(passkeys.credentialId, credentialId),
          counter === 0 ? or(isHigher, eq(passkeys.counter, 0)) : isHigher,
        ),
      )
      .returning({ id: passkeys.id })
    return updated.length === 1 ? done({}) : refused('INVALID')
  })
}
