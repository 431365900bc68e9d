import type { Config } from '../config/config.ts'
import { cookieIn, setCookie } from '../http/cookies.ts'

/** The server ends the session, so the cookie can outlive it and need not be set again when a session is extended. */
const COOKIE_SECONDS = 400 * 86_400

export type LoginCookies = { session: string; device: string; name: string }

/**
 * The Set-Cookie headers of a login. `jwt` holds the session. `usermember` holds a display name and is never trusted.
 * [resolutions A02]
 */
export function loginCookies(config: Pick<Config, 'publicUrl'>, { session, device, name }: LoginCookies) {
  return [
    setCookie(config, 'jwt', session, COOKIE_SECONDS),
    setCookie(config, 'usermember', name, COOKIE_SECONDS),
    deviceCookie(config, device),
  ]
}

/** The Set-Cookie header that marks this browser as a known device. The cookie remains after logout. */
export const deviceCookie = (config: Pick<Config, 'publicUrl'>, device: string): string =>
  setCookie(config, 'device', device, COOKIE_SECONDS)

/** How long a user has to enter the authenticator code after the password. */
const PENDING_SECONDS = 600

/**
 * The Set-Cookie header for a login that still needs its authenticator code; '' deletes the cookie. It grants no
 * access.
 */
export const pendingCookie = (config: Pick<Config, 'publicUrl'>, pending: string): string =>
  setCookie(config, 'pending', pending, pending ? PENDING_SECONDS : 0, '/members')

/** The pending login in a request's cookies. */
export const pendingIn = (headers: Headers): string | undefined => cookieIn(headers, 'pending')

const BROWSER_KEY_SECONDS = 86_400

/** The Set-Cookie header that identifies the browser that received a passkey challenge. It grants no access. */
export const browserKeyCookie = (config: Pick<Config, 'publicUrl'>, key: string): string =>
  setCookie(config, 'browser', key, BROWSER_KEY_SECONDS, '/members')

/** The identifier that this browser got together with its passkey challenge. */
export const browserKeyIn = (headers: Headers): string | undefined => cookieIn(headers, 'browser')

/** The Set-Cookie headers of a logout, which also delete the cart. [resolutions F24] */
export const logoutCookies = (config: Pick<Config, 'publicUrl'>): string[] =>
  ['jwt', 'usermember', 'cart'].map((name) => setCookie(config, name, '', 0))

/** The signed session token of a request, from its cookie or its bearer token. */
export function sessionIn(headers: Headers): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return bearer ?? cookieIn(headers, 'jwt')
}

/** The signed device name of a request. */
export const signedDeviceIn = (headers: Headers): string | undefined => cookieIn(headers, 'device')
