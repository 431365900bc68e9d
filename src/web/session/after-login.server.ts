import type { LogIn } from '../../features/accounts/login/commands/log-in.server.ts'
import { findCart } from '../../features/store/cart/queries/cart.server.ts'
import { cartCookie } from '../../features/store/cart/queries/cart-cookie.server.ts'
import { pendingCookie, signedDeviceIn } from '../../platform/auth/cookies.ts'
import { ownPath } from '../../platform/auth/next-path.ts'
import type { Ctx } from '../../platform/context.ts'
import { paths } from '../paths.ts'
import { redirectLoggedIn, tokenOf } from './session.server.ts'

/** Collects what the login commands need to know about the browser. */
export const browserOf = (ctx: Ctx, { headers }: Request) => ({
  earlierToken: tokenOf(ctx, headers),
  signedDevice: signedDeviceIn(headers),
  userAgent: headers.get('user-agent') ?? undefined,
})

/** Returns the page to open after a login: `next` if it is a path on this site, otherwise the members' area. */
export const nextOf = (request: Request): string =>
  ownPath(new URL(request.url).searchParams.get('next'), paths.dashboard)

/** Redirects after a login, with the cookies of session and cart. `to` is a path on this site. */
export async function redirectAfterLogin(ctx: Ctx, to: string, login: Extract<LogIn, { ok: true }>) {
  const response = redirectLoggedIn(ctx, to, { ...login, name: login.user.name })
  response.headers.append('set-cookie', cartCookie(ctx.config, await findCart(ctx.db, login.user.id)))
  response.headers.append('set-cookie', pendingCookie(ctx.config, ''))
  return response
}
