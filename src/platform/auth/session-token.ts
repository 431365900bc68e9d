import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE_LENGTH = 44

/**
 * The value that a browser or an API client holds: the session token with our signature. The database keeps only the
 * token, so a stolen copy of the session table opens no session.
 */
export const signToken = (token: string, secret: string): string => `${token}.${signatureOf(token, secret)}`

/** The session token, if we signed it; otherwise undefined. Needs no database. */
export function tokenIn(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf('.')
  const token = signed.slice(0, dot)
  const signature = signed.slice(dot + 1)
  if (dot < 1 || signature.length !== SIGNATURE_LENGTH) return undefined
  const expected = Buffer.from(signatureOf(token, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

const signatureOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(token).digest('base64')
