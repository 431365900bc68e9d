import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a browser says to be allowed: an id alone opens nothing. [resolutions C06] */
export type AccessToken = { readonly id: string; readonly token: string }

type Locked = { id: string; tokenHash: string }

/** A token for the browser that begins a registration: 128 random bits. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** What is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The token of the link in our letters, from any device. It is made, not stored, and ends with the browser's own. */
export const linkToken = ({ id, tokenHash }: Locked, secret: string): string =>
  createHmac('sha256', secret).update(`registration ${id} ${tokenHash}`).digest('base64url')

/** Whether a token opens a registration: the one of the browser that began it, or the one of our letters. */
export const opens = (registration: Locked, token: string, secret: string): boolean =>
  same(hashOf(token), registration.tokenHash) || same(token, linkToken(registration, secret))

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
