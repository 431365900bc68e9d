import type { AccessToken } from '../features/registrations/internal/access-token.server.ts'
import type { Config } from '../platform/config/config.ts'

/** The registration that is being filled in. The page cache knows both names: a page of somebody's is never kept. */
const COOKIE = 'draft'
/** Those that letters have opened for paying: a parent may have several, and a draft besides. */
const PAYING = 'paying'
const MOST_PAYING = 5
/** Sent to the pages of registering and paying alone. */
const PATH = '/about-us'
const SECONDS = 60 * 86_400

/** The registration that this browser may open. [resolutions C06, C07] */
export function accessTokenIn(headers: Headers): AccessToken | undefined {
  return accessTokenOf(cookieIn(headers, COOKIE))
}

/**
 * The registrations that this browser may pay for: the one being filled in, then those of letters, the newest first.
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

/** Set-Cookie line that lets this browser pay for a registration, besides those that it may already. */
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

/** Set-Cookie line that ends it. */
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
