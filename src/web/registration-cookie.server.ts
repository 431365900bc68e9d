import type { AccessToken } from '../features/registrations/queries/access-token.server.ts'
import { isId } from '../kernel/ids.ts'
import type { Config } from '../platform/config/config.ts'
import { cookieIn, setCookie } from '../platform/http/cookies.ts'
import { REGISTRATION_COOKIE_PATH } from './paths.ts'

/**
 * The cookie with the registration being filled in. The page cache knows both cookie names and bypasses requests with
 * either of them.
 */
const COOKIE = 'draft'
/** The cookie with the registrations that e-mailed links have opened for payment. A parent may have several. */
const PAYING = 'paying'
const MAX_PAYING = 8
const SECONDS = 60 * 86_400

/** The registration that this browser may open. [resolutions C07] */
export function accessTokenIn(headers: Headers): AccessToken | undefined {
  return accessTokenOf(cookieIn(headers, COOKIE) ?? '')
}

/**
 * Reads the registrations that this browser may pay for: the one being filled in, then those from e-mailed links,
 * newest first.
 */
export function payingAccessTokensIn(headers: Headers): AccessToken[] {
  return [cookieIn(headers, COOKIE) ?? '', ...payingIn(headers)].flatMap((raw) => accessTokenOf(raw) ?? [])
}

function accessTokenOf(raw: string): AccessToken | undefined {
  const [id, token] = raw.split('.')
  return id && isId(id) && token ? { id, token } : undefined
}

const payingIn = (headers: Headers): string[] => cookieIn(headers, PAYING)?.split('~') ?? []

/** The Set-Cookie header that lets this browser open a registration. */
export const accessCookie = (config: Pick<Config, 'publicUrl'>, { id, token }: AccessToken): string =>
  setCookie(config, COOKIE, `${id}.${token}`, SECONDS, REGISTRATION_COOKIE_PATH)

/** The Set-Cookie header that also lets this browser pay for further registrations. */
export function payingCookie(
  config: Pick<Config, 'publicUrl'>,
  headers: Headers,
  ...added: readonly AccessToken[]
): string {
  const isAdded = (id: string) => added.some((one) => one.id === id)
  const others = payingIn(headers).filter((raw) => {
    const known = accessTokenOf(raw)
    return known && !isAdded(known.id)
  })
  const own = added.map(({ id, token }) => `${id}.${token}`)
  return setCookie(
    config,
    PAYING,
    [...own, ...others].slice(0, MAX_PAYING).join('~'),
    SECONDS,
    REGISTRATION_COOKIE_PATH,
  )
}

/** The Set-Cookie header that ends access to the registration being filled in. */
export const noAccessCookie = (config: Pick<Config, 'publicUrl'>): string =>
  setCookie(config, COOKIE, '', 0, REGISTRATION_COOKIE_PATH)
