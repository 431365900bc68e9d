import type { Config } from '../config/config.ts'

/** The cookie outlives the session, which the server ends, so a session that is extended needs no new cookie. */
const COOKIE_SECONDS = 400 * 86_400

export type LoginCookies = { session: string; device: string; name: string }

/**
 * Set-Cookie lines of a login. `jwt` holds the session; `usermember` holds a name to show and is never trusted.
 * [SYS-031, SYS-032, resolutions A02]
 */
export function loginCookies(config: Pick<Config, 'publicUrl'>, { session, device, name }: LoginCookies) {
  return [
    cookie(config, 'jwt', encodeURIComponent(session), COOKIE_SECONDS),
    cookie(config, 'usermember', encodeURIComponent(name), COOKIE_SECONDS),
    deviceCookie(config, device),
  ]
}

/** The Set-Cookie line that marks this browser as a known device. It outlasts the login. */
export const deviceCookie = (config: Pick<Config, 'publicUrl'>, device: string): string =>
  cookie(config, 'device', encodeURIComponent(device), COOKIE_SECONDS)

/** Set-Cookie lines that end a login, and the cart with it. [SYS-034, resolutions F24] */
export const logoutCookies = (config: Pick<Config, 'publicUrl'>): string[] =>
  ['jwt', 'usermember', 'cart'].map((name) => cookie(config, name, '', 0))

/** The signed session token of a request, from its cookie or its bearer token. */
export function sessionIn(headers: Headers): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return bearer ?? cookieIn(headers, /(?:^|;\s*)jwt=([^;]+)/)
}

/** The signed device name of a request. */
export const signedDeviceIn = (headers: Headers): string | undefined =>
  cookieIn(headers, /(?:^|;\s*)device=([^;]+)/)

function cookieIn(headers: Headers, pattern: RegExp): string | undefined {
  const raw = pattern.exec(headers.get('cookie') ?? '')?.[1]
  if (!raw) return undefined
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined // a cookie that is not valid percent-encoding
  }
}

function cookie({ publicUrl }: Pick<Config, 'publicUrl'>, name: string, value: string, seconds: number) {
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
