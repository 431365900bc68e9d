import type { Claim } from '../features/registrations/capability.server.ts'
import type { Config } from '../platform/config/config.ts'

/** The page cache knows this name: a page of somebody's draft is never kept. */
const COOKIE = 'draft'
/** Sent to the pages of registering and paying alone. */
const PATH = '/about-us'
const SECONDS = 60 * 86_400

/** The registration that this browser may open. [decisions C06, C07] */
export function claimIn(headers: Headers): Claim | undefined {
  const raw = /(?:^|;\s*)draft=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1]
  const [id, token] = raw?.split('.') ?? []
  return id && token ? { id, token } : undefined
}

/** Set-Cookie line that lets this browser open a registration. */
export const claimCookie = (config: Pick<Config, 'publicUrl'>, { id, token }: Claim): string =>
  cookie(config, `${id}.${token}`, SECONDS)

/** Set-Cookie line that ends it. */
export const noClaimCookie = (config: Pick<Config, 'publicUrl'>): string => cookie(config, '', 0)

function cookie({ publicUrl }: Pick<Config, 'publicUrl'>, value: string, seconds: number): string {
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  return `${COOKIE}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
