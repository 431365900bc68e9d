import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { passkeySite } from '../../../../platform/auth/passkey.ts'
import { newChallenge } from '../../../../platform/auth/passkey-challenge.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { confirmPassword, type PasswordRefusal } from '../../internal/confirm-password.server.ts'
import { addPurpose, MAX_PASSKEYS } from '../model/passkeys.ts'
import { listOwnPasskeys } from '../queries/passkeys.server.ts'

/**
 * What the browser needs to create a passkey. `known` lists the user's passkeys, so that a device does not create a
 * second one.
 */
export type PasskeyRequest = {
  challenge: string
  domain: string
  club: string
  user: { id: string; name: string; displayName: string }
  known: string[]
}

export type StartPasskey = Outcome<
  { request: PasskeyRequest },
  PasswordRefusal | { reason: 'TOO_MANY_PASSKEYS' }
>

type Needs = Pick<Ctx, 'db' | 'client' | 'actor' | 'clock' | 'config' | 'club' | 'secret'>

/**
 * Starts adding a passkey, which the caller must confirm within five minutes. Requires the password; `token` is the
 * current session. Throws Forbidden for a visitor.
 */
export async function startPasskey(
  ctx: Needs,
  password: string,
  token: string | undefined,
): Promise<StartPasskey> {
  const confirmed = await confirmPassword(ctx, password, token)
  if (!confirmed.ok) return confirmed
  const { id, name, email } = confirmed.owner
  const own = await listOwnPasskeys(ctx)
  if (own.length >= MAX_PASSKEYS) return refused('TOO_MANY_PASSKEYS')
  const request = {
    challenge: newChallenge(ctx.secret, addPurpose(id), ctx.clock.now()),
    domain: passkeySite(ctx.config).domain,
    club: ctx.club.name,
    user: { id, name: email, displayName: name },
    known: own.map(({ credentialId }) => credentialId),
  }
  return done({ request })
}
