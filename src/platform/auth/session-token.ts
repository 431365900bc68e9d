import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE_LENGTH = 44

/**
 * Signs a session token. Browsers and API clients hold the signed value, while the database stores only the token, so a
 * stolen session table grants no access.
 */
export const signToken = (token: string, secret: string): string => `${token}.${signatureOf(token, secret)}`

/** Returns the session token if our signature is valid, otherwise undefined. Needs no database. */
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
