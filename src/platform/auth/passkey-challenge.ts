import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a passkey signs is valid for five minutes. */
export const CHALLENGE_MS = 5 * 60_000

const RANDOM_BYTES = 16
const TIME_BYTES = 8
const HEAD_BYTES = RANDOM_BYTES + TIME_BYTES
const BYTES = HEAD_BYTES + 32

/**
 * A challenge for a passkey to sign: random bytes, the moment it expires, and our signature. Nothing is stored until it
 * is used. `purpose` says who asked for what, so that a challenge serves nobody else and nothing else.
 */
export function newChallenge(secret: string, purpose: string, now: Date): string {
  const expires = Buffer.alloc(TIME_BYTES)
  expires.writeBigUInt64BE(BigInt(now.getTime() + CHALLENGE_MS))
  const head = Buffer.concat([randomBytes(RANDOM_BYTES), expires])
  return Buffer.concat([head, signatureOf(head, secret, purpose)]).toString('base64url')
}

/** When a challenge expires; undefined for one that has expired, and for one that we did not make for this purpose. */
export function expiryOfChallenge(
  challenge: string,
  secret: string,
  purpose: string,
  now: Date,
): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  // A second spelling of the same bytes would be a second challenge.
  if (bytes.length !== BYTES || bytes.toString('base64url') !== challenge) return undefined
  const head = bytes.subarray(0, HEAD_BYTES)
  if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), signatureOf(head, secret, purpose))) return undefined
  const expires = new Date(Number(head.readBigUInt64BE(RANDOM_BYTES)))
  return expires > now ? expires : undefined
}

const signatureOf = (head: Buffer, secret: string, purpose: string) =>
  createHmac('sha256', `${secret} passkey challenge to ${purpose}`).update(head).digest()
