import type { IncomingMessage } from 'node:http'

export type Encoding = 'br' | 'gzip' | 'identity'
export type CacheableRequest = { encoding: Encoding; ifNoneMatch: string; flags: string }

/** The cookies that change an anonymous page: cookie banner answered, join-us note dismissed. */
const FLAG_COOKIES = [
  [/(?:^|;\s*)consent=/, 'c'],
  [/(?:^|;\s*)dismissed=/, 'd'],
] as const

/**
 * Reads the raw headers once: encoding, If-None-Match and the visitor's flags. Returns undefined for a request that
 * must bypass the cache because it has a session, a cart, credentials, a notice, a registration draft or a pending
 * payment.
 */
export function readRequest(req: IncomingMessage): CacheableRequest | undefined {
  const raw = req.rawHeaders
  let encoding: Encoding = 'identity'
  let ifNoneMatch = ''
  let flags = ''
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] ?? ''
    const value = raw[i + 1] ?? ''
    switch (name.length) {
      case 6:
        if (name.toLowerCase() !== 'cookie') break
        if (isPersonal(value)) return undefined
        flags = flagsOf(value)
        break
      case 13:
        if (name.toLowerCase() === 'authorization') return undefined
        if (name.toLowerCase() === 'if-none-match') ifNoneMatch = value
        break
      case 15:
        if (name.toLowerCase() === 'accept-encoding') encoding = bestEncoding(value)
    }
  }
  return { encoding, ifNoneMatch, flags }
}

/**
 * Whether a cookie header makes the page personal: a session, a cart, an unread notice, a registration draft or a
 * payment.
 */
export const isPersonal = (cookies: string): boolean =>
  /(?:^|;\s*)(?:jwt|cart|notice|draft|paying)=/.test(cookies)

/**
 * Whether the only personal cookies are a session or a cart, which change nothing but the personal parts of a shared
 * page. A notice, a registration draft or a pending payment changes the rest of the page.
 */
export const hasOnlyParts = (cookies: string): boolean =>
  isPersonal(cookies) && !/(?:^|;\s*)(?:notice|draft|paying)=/.test(cookies)

/** The cookies with these flags, and no others. */
export const cookiesOfFlags = (flags: string): string =>
  [flags.includes('c') && 'consent=1', flags.includes('d') && 'dismissed=1'].filter(Boolean).join('; ')

/** Reads the flags from a cookie header in a fixed order: '', 'c', 'd' or 'cd'. */
export const flagsOf = (cookies: string): string =>
  FLAG_COOKIES.map(([cookie, flag]) => (cookie.test(cookies) ? flag : '')).join('')

/** Chooses the smallest encoding that the browser accepts; q=0 means that it does not. */
export function bestEncoding(accepted: string): Encoding {
  if (takes(accepted, 'br')) return 'br'
  if (takes(accepted, 'gzip')) return 'gzip'
  return 'identity'
}

function takes(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding)
  if (at < 0) return false
  return !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accepted.slice(at + encoding.length))
}
