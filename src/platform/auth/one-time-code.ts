import { randomBytes, timingSafeEqual } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

/** A code is valid for 30 seconds. (RFC 6238) */
const CODE_MS = 30_000
/** 25 characters of 6 bits exceed the 128 bits that RFC 4226 requires; in base32 the user types 40 characters. */
const KEY_LENGTH = 25

/** A new key for an authenticator app. */
export const newAuthenticatorKey = (): string =>
  randomBytes(KEY_LENGTH).toString('base64url').slice(0, KEY_LENGTH)

/** The otpauth link with which an authenticator app imports the key. */
export const authenticatorLink = (key: string, issuer: string, account: string): string =>
  createOTP(key).url(issuer, account)

/** The key for typing into an authenticator app, in groups of four. */
export const typedKey = (key: string): string =>
  base32
    .encode(key, { padding: false })
    .match(/.{1,4}/g)
    ?.join(' ') ?? ''

/** Computes the code that an authenticator app shows at a given time. */
export const codeAt = (key: string, now: Date): Promise<string> => createOTP(key).hotp(counterAt(now))

/**
 * Returns the number of the 30-second window, counted from 1970, in which this code is valid. The previous and the next
 * window are accepted too, because clocks differ. Returns undefined for a wrong code.
 */
export async function counterOfCode(key: string, code: string, now: Date): Promise<number | undefined> {
  const current = counterAt(now)
  for (const counter of [current, current - 1, current + 1]) {
    if (isSame(await createOTP(key).hotp(counter), code)) return counter
  }
  return undefined
}

const counterAt = (now: Date) => Math.floor(now.getTime() / CODE_MS)

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
