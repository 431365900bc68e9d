import type { Config } from '../config/config.ts'
import { cookieIn, setCookie } from '../http/cookies.ts'

/** The cookie outlives the session, which the server ends, so a session that is extended needs no new cookie. */
const COOKIE_SECONDS = 400 * 86_400

export type LoginCookies = { session: string; device: string; name: string }

/**
 * Set-Cookie lines of a login. `jwt` holds the session; `usermember` holds a name to show and is never trusted.
 * [resolutions A02]
 */
export function loginCookies(config: Pick<Config, 'publicUrl'>, { session, device, name }: LoginCookies) {
  return [
    setCookie(config, 'jwt', session, COOKIE_SECONDS),
    setCookie(config, 'usermember', name, COOKIE_SECONDS),
    deviceCookie(config, device),
  ]
}

/** The Set-Cookie line that marks this browser as a known device. It outlasts the login. */
export const deviceCookie = (config: Pick<Config, 'publicUrl'>, device: string): string =>
  setCookie(config, 'device', device, COOKIE_SECONDS)

/** The time to enter the code of an authenticator app after the password. */
const PENDING_SECONDS = 600

/** The Set-Cookie line of a login that waits for its code; '' deletes it. It opens nothing. */
export const pendingCookie = (config: Pick<Config, 'publicUrl'>, pending: string): string =>
  setCookie(config, 'pending', pending, pending ? PENDING_SECONDS : 0, '/members')

/** The login of a request that waits for its code. */
export const pendingIn = (headers: Headers): string | undefined => cookieIn(headers, 'pending')

const BROWSER_KEY_SECONDS = 86_400

/** The Set-Cookie line by which a browser is known that has got a challenge for a passkey. It opens nothing. */
export const browserKeyCookie = (config: Pick<Config, 'publicUrl'>, key: string): string =>
  setCookie(config, 'browser', key, BROWSER_KEY_SECONDS, '/members')

/** What this browser is known by since it got a challenge. */
export const browserKeyIn = (headers: Headers): string | undefined => cookieIn(headers, 'browser')

/** Set-Cookie lines that end a login, and the cart with it. [resolutions F24] */
export const logoutCookies = (config: Pick<Config, 'publicUrl'>): string[] =>
  ['jwt', 'usermember', 'cart'].map((name) => setCookie(config, name, '', 0))

/** The signed session token of a request, from its cookie or its bearer token. */
export function sessionIn(headers: Headers): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return bearer ?? cookieIn(headers, 'jwt')
}

/** The signed device name of a request. */
export const signedDeviceIn = (headers: Headers): string | undefined => cookieIn(headers, 'device')
