import type { AccessToken } from '../features/registrations/internal/access-token.server.ts'
import type { Config } from '../platform/config/config.ts'

/** The registration being filled in. The page cache knows both cookie names and never keeps a page with one of them. */
const COOKIE = 'draft'
/** The registrations opened for payment by e-mailed links: a parent may have several. */
const PAYING = 'paying'
const MOST_PAYING = 5
/** The cookies are sent to the registration and fees pages only. */
const PATH = '/about-us'
const SECONDS = 60 * 86_400

/** The registration that this browser may open. [resolutions C06, C07] */
export function accessTokenIn(headers: Headers): AccessToken | undefined {
  return accessTokenOf(cookieIn(headers, COOKIE))
}

/**
 * The registrations that this browser may pay for: the one being filled in, then those of e-mailed links, newest first.
 */
export function payingAccessTokensIn(headers: Headers): AccessToken[] {
  return [cookieIn(headers, COOKIE), ...cookieIn(headers, PAYING).split('~')].flatMap(
    (raw) => accessTokenOf(raw) ?? [],
  )
}

function accessTokenOf(raw: string): AccessToken | undefined {
  const [id, token] = raw.split('.')
  return id && token ? { id, token } : undefined
}

const cookieIn = (headers: Headers, name: string): string =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(headers.get('cookie') ?? '')?.[1] ?? ''

/** Set-Cookie line that lets this browser open a registration. */
export const accessCookie = (config: Pick<Config, 'publicUrl'>, { id, token }: AccessToken): string =>
  cookie(config, COOKIE, `${id}.${token}`, SECONDS)

/** Set-Cookie line that lets this browser also pay for one more registration. */
export function payingCookie(
  config: Pick<Config, 'publicUrl'>,
  headers: Headers,
  { id, token }: AccessToken,
): string {
  const others = cookieIn(headers, PAYING)
    .split('~')
    .filter((raw) => accessTokenOf(raw) && accessTokenOf(raw)?.id !== id)
  return cookie(config, PAYING, [`${id}.${token}`, ...others].slice(0, MOST_PAYING).join('~'), SECONDS)
}

/** Set-Cookie line that ends access to the registration being filled in. */
export const noAccessCookie = (config: Pick<Config, 'publicUrl'>): string => cookie(config, COOKIE, '', 0)

function cookie(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  name: string,
  value: string,
  seconds: number,
): string {
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
