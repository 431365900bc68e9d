import { redirect } from 'react-router'
import { type LoginCookies, loginCookies, logoutCookies, sessionIn } from '../../platform/auth/cookies.ts'
import { tokenIn } from '../../platform/auth/session-token.ts'
import type { Ctx } from '../../platform/context.ts'

/** The token of the session that a request carries, if we have signed it. */
export function tokenOf(ctx: Pick<Ctx, 'secret'>, headers: Headers): string | undefined {
  const signed = sessionIn(headers)
  return signed === undefined ? undefined : tokenIn(signed, ctx.secret)
}

/** Answers a login: on to `to`, with the cookies of the new session. */
export const redirectLoggedIn = (ctx: Pick<Ctx, 'config'>, to: string, login: LoginCookies) =>
  redirectWith(to, loginCookies(ctx.config, login))

/** Answers a logout: on to `to`, without session, name and cart. */
export const redirectLoggedOut = (ctx: Pick<Ctx, 'config'>, to: string) =>
  redirectWith(to, logoutCookies(ctx.config))

function redirectWith(to: string, cookies: string[]): Response {
  const response = redirect(to, 303)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
