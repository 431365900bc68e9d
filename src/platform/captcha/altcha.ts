import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/database.ts'
import type { Captcha } from './captcha.ts'
import { captchaSolutions } from './table.server.ts'

/** How long a challenge stays valid: long enough to write a long message. */
const LIFE_MS = 30 * 60_000
/** Takes a phone about half a second on one core: 200 to 800 keys of 2,000 rounds each. */
const ROUNDS = 2000
const KEYS = { min: 200, max: 800 }
const MAX_TOKEN_LENGTH = 4000

/** The value the widget submits: our challenge and its solution. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(ROUNDS),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ purpose: z.string() }),
    }),
    // Only the canonical spelling is accepted, because used solutions are stored under this value.
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * Creates the ALTCHA proof-of-work captcha. The purpose is part of the signed data, so a solution for one form does not
 * work for another. Used solutions are stored until they expire, because the library does not prevent reuse.
 */
export function altchaCaptcha(db: Db, secret: string): Captcha {
  const secrets = {
    hmacSignatureSecret: `captcha ${secret}`,
    hmacKeySignatureSecret: `captcha key ${secret}`,
  }
  return {
    async challenge(purpose) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(KEYS.max, KEYS.min),
        data: { purpose },
        expiresAt: new Date(Date.now() + LIFE_MS),
        deriveKey,
        ...secrets,
      })
      return { ...challenge }
    },
    async verify(token, purpose, content) {
      const given = payloadIn(token)
      if (given?.challenge.parameters.data.purpose !== purpose) return false
      const { challenge, solution } = given
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      if (!verified) return false
      const { signature, parameters } = challenge
      const digest = content === undefined ? null : digestOf(content, secret)
      return isFirstUse(db, { signature, content: digest, expiresAt: new Date(parameters.expiresAt * 1000) })
    },
  }
}

function payloadIn(token: string): z.output<typeof payload> | undefined {
  if (token.length > MAX_TOKEN_LENGTH) return undefined
  try {
    return payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data
  } catch {
    return undefined // not a payload of the widget
  }
}

/** The secret makes the digest useless for guessing what was sent. */
const digestOf = (content: string, secret: string) =>
  createHmac('sha256', `${secret} captcha content`).update(content).digest('base64url')

/** Whether the solution is used for the first time, or again for the same content. */
async function isFirstUse(db: Db, used: typeof captchaSolutions.$inferInsert): Promise<boolean> {
  const { signature, content } = used
  const added = await db
    .insert(captchaSolutions)
    .values(used)
    .onConflictDoNothing()
    .returning({ signature: captchaSolutions.signature })
  if (added.length === 1 || !content) return added.length === 1
  const isSame = and(eq(captchaSolutions.signature, signature), eq(captchaSolutions.content, content))
  return (await db.$count(captchaSolutions, isSame)) === 1
}
