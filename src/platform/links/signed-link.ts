import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE_BYTES = 24
const DOT = '.'

/**
 * Signs the token of a link that works without a login. `parts` are its contents and must not contain dots. `purpose`
 * prevents a token of one kind from being used as another. It is valid until `expiresAt`; nothing is stored.
 */
export function signLink(secret: string, purpose: string, parts: readonly string[], expiresAt: Date): string {
  if (parts.some((part) => part === '' || part.includes(DOT)))
    throw new Error('a part of a signed link is empty or holds a dot')
  const body = [...parts, Math.floor(expiresAt.getTime() / 1000).toString(36)].join(DOT)
  return `${body}${DOT}${signatureOf(secret, purpose, body).toString('base64url')}`
}

/**
 * Verifies a token of `signLink` for this purpose and returns its parts. Returns undefined for other and expired
 * tokens.
 */
export function readSignedLink(
  secret: string,
  purpose: string,
  token: string,
  now: Date,
): string[] | undefined {
  const end = token.lastIndexOf(DOT)
  if (end < 0) return undefined
  const [body, signature] = [token.slice(0, end), Buffer.from(token.slice(end + 1), 'base64url')]
  const expected = signatureOf(secret, purpose, body)
  if (signature.length !== SIGNATURE_BYTES || !timingSafeEqual(signature, expected)) return undefined
  const parts = body.split(DOT)
  const expiresAt = Number.parseInt(parts.pop() ?? '', 36) * 1000
  return expiresAt > now.getTime() ? parts : undefined
}

const signatureOf = (secret: string, purpose: string, body: string): Buffer =>
  createHmac('sha256', `${secret} link to ${purpose}`).update(body).digest().subarray(0, SIGNATURE_BYTES)
