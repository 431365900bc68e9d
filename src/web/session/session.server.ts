import { redirect } from 'react-router'
import { type LoginCookies, loginCookies, logoutCookies, sessionIn } from '../../platform/auth/cookies.ts'
import { tokenIn } from '../../platform/auth/session-token.ts'
import type { Ctx } from '../../platform/context.ts'

/** Returns the session token of a request, or undefined without a valid signature. */
export function tokenOf(ctx: Pick<Ctx, 'secret'>, headers: Headers): string | undefined {
  const signed = sessionIn(headers)
  return signed === undefined ? undefined : tokenIn(signed, ctx.secret)
}

/** Redirects to `to` after a login, with the cookies of the new session. */
export const redirectLoggedIn = (ctx: Pick<Ctx, 'config'>, to: string, login: LoginCookies) =>
  redirectWith(to, loginCookies(ctx.config, login))

/** Redirects to `to` after a logout, and deletes the cookies of session, name and cart. */
export const redirectLoggedOut = (ctx: Pick<Ctx, 'config'>, to: string) =>
  redirectWith(to, logoutCookies(ctx.config))

function redirectWith(to: string, cookies: string[]): Response {
  const response = redirect(to, 303)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
