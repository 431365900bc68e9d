import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The id and secret token that open a registration. The id alone opens nothing. [resolutions C06] */
export type AccessToken = { readonly id: string; readonly token: string }

type TokenOwner = { id: string; tokenHash: string }

/** Creates a token for the browser that begins a registration: 128 random bits. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/**
 * The token of children who are registered in one form, made of the secret key of the form: sent twice, it opens the
 * same registrations.
 */
export const tokenOfForm = (key: string, secret: string): string =>
  createHmac('sha256', secret).update(`children ${key}`).digest('base64url')

/** The stored hash of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The token of the link in e-mails. It is derived, not stored, and becomes invalid with the browser's own token. */
export const linkToken = ({ id, tokenHash }: TokenOwner, secret: string): string =>
  createHmac('sha256', secret).update(`registration ${id} ${tokenHash}`).digest('base64url')

/** Whether a token opens a registration: that of the browser that began it, or that of the link in e-mails. */
export const opens = (registration: TokenOwner, token: string, secret: string): boolean =>
  isEqual(hashOf(token), registration.tokenHash) || isLinkToken(registration, token, secret)

/**
 * Whether a token is that of the link in e-mails, so that its owner reads the e-mails of the address in the
 * registration.
 */
export const isLinkToken = (registration: TokenOwner, token: string, secret: string): boolean =>
  isEqual(token, linkToken(registration, secret))

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
