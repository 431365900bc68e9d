import { parse } from 'hono/utils/cookie'
import type { Config } from '../config/config.ts'

/** Reads a cookie as `hono/cookie` does. Returns undefined if it is missing or empty. */
export const cookieIn = (headers: Headers, name: string): string | undefined =>
  parse(headers.get('cookie') ?? '', name)[name] || undefined

/**
 * Builds a Set-Cookie header. The cookie is hidden from scripts and not sent from other sites. A lifetime of 0 seconds
 * deletes it.
 */
export function setCookie(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  name: string,
  value: string,
  seconds: number,
  path = '/',
): string {
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
