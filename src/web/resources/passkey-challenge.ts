import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { loginPurpose } from '../../features/accounts/passkeys/model/passkeys.ts'
import { browserKeyCookie, browserKeyIn } from '../../platform/auth/cookies.ts'
import { passkeySite } from '../../platform/auth/passkey.ts'
import { newChallenge } from '../../platform/auth/passkey-challenge.ts'
import type { HttpEnv } from '../../platform/http/env.ts'

/**
 * GET /members/access/challenge: a challenge for logging in with a passkey, valid for this browser only. Nothing is
 * stored.
 */
export function passkeyChallenge(c: Context<HttpEnv>): Response {
  const { config, secret, clock } = c.var.ctx
  const browserKey = browserKeyIn(c.req.raw.headers) ?? randomUUID()
  c.header('set-cookie', browserKeyCookie(config, browserKey))
  c.header('cache-control', 'private, no-store')
  const challenge = newChallenge(secret, loginPurpose(browserKey), clock.now())
  return c.json({ challenge, domain: passkeySite(config).domain })
}
