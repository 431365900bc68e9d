import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE_BYTES = 24
const DOT = '.'

/**
 * A token for a link that works without a login: `parts` say what it is for, and nobody else can make it. Nothing is
 * stored. `purpose` keeps a token of one kind from working as another; `expiresAt` ends it. Parts hold no dots.
 */
export function signLink(secret: string, purpose: string, parts: readonly string[], expiresAt: Date): string {
  if (parts.some((part) => part === '' || part.includes(DOT)))
    throw new Error('a part of a signed link is empty or holds a dot')
  const body = [...parts, Math.floor(expiresAt.getTime() / 1000).toString(36)].join(DOT)
  return `${body}${DOT}${signatureOf(secret, purpose, body).toString('base64url')}`
}

/** The parts of a token that `signLink` made for this purpose; undefined for others and for expired ones. */
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
