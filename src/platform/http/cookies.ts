import { parse } from 'hono/utils/cookie'
import type { Config } from '../config/config.ts'

/** The value of a cookie, read as `hono/cookie` reads it; undefined when it is missing or empty. */
export const cookieIn = (headers: Headers, name: string): string | undefined =>
  parse(headers.get('cookie') ?? '', name)[name] || undefined

/** A Set-Cookie line. Scripts cannot read the cookie and other sites cannot send it; 0 seconds delete it. */
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
