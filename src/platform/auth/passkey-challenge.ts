import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A challenge is valid for five minutes. */
export const CHALLENGE_MS = 5 * 60_000

const RANDOM_BYTES = 16
const TIME_BYTES = 8
const HEAD_BYTES = RANDOM_BYTES + TIME_BYTES
const BYTES = HEAD_BYTES + 32

/**
 * Creates a passkey challenge: random bytes, an expiry time, and our signature. It is stored only when used. `purpose`
 * names the browser or user and the action, so a challenge cannot be used by anyone else or for anything else.
 */
export function newChallenge(secret: string, purpose: string, now: Date): string {
  const expires = Buffer.alloc(TIME_BYTES)
  expires.writeBigUInt64BE(BigInt(now.getTime() + CHALLENGE_MS))
  const head = Buffer.concat([randomBytes(RANDOM_BYTES), expires])
  return Buffer.concat([head, signatureOf(head, secret, purpose)]).toString('base64url')
}

/** Returns when a challenge expires, or undefined if it has expired or was not issued by us for this purpose. */
export function expiryOfChallenge(
  challenge: string,
  secret: string,
  purpose: string,
  now: Date,
): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  // Base64url has several encodings of the same bytes, and each would count as an unused challenge.
  if (bytes.length !== BYTES || bytes.toString('base64url') !== challenge) return undefined
  const head = bytes.subarray(0, HEAD_BYTES)
  if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), signatureOf(head, secret, purpose))) return undefined
  const expires = new Date(Number(head.readBigUInt64BE(RANDOM_BYTES)))
  return expires > now ? expires : undefined
}

const signatureOf = (head: Buffer, secret: string, purpose: string) =>
  createHmac('sha256', `${secret} passkey challenge to ${purpose}`).update(head).digest()
