import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { logIn } from '../../features/accounts/commands/log-in.server.ts'
import { registerUser } from '../../features/accounts/commands/register-user.server.ts'
import { LOGIN_FAILED, loginSlowedDown } from '../../features/accounts/model/account.ts'
import { logInInput, registerUserInput } from '../../features/accounts/schema.ts'
import { findMe } from '../../features/members/queries/me.server.ts'
import { listOwnOrders } from '../../features/store/orders/queries/order.server.ts'
import { unreachable } from '../../kernel/outcome.ts'
import { loginCookies, sessionIn, signedDeviceIn } from '../../platform/auth/cookies.ts'
import { tokenIn } from '../../platform/auth/session-token.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { invalidInput, notAllowed, problem, tooMany } from '../problem.ts'
import { onTheWire } from './order-wire.ts'

/** Clients send `email` or `identifier`; both may hold an e-mail address or a username. */
const credentials = z
  .object({
    identifier: z.string().optional(),
    email: z.string().optional(),
    password: z.string().optional(),
  })
  .transform(({ identifier, email, password }) => ({ identifier: identifier ?? email, password }))
  .pipe(logInInput)

/** Login, new accounts, and the current user. */
export function mountAccounts(app: Hono<HttpEnv>): void {
  app.post('/auth/local', openSession)
  app.post('/auth/local/register', register)
  app.post('/users', register)
  app.get('/gdutils/me', me)
}

/** Sets the session cookies and answers the session as a bearer token too. [API-061, resolutions A03] */
async function openSession(c: Context<HttpEnv>): Promise<Response> {
  const { ctx } = c.var
  const input = credentials.safeParse(await bodyOf(c))
  if (!input.success) return invalidInput(c, input.error)
  const earlier = sessionIn(c.req.raw.headers)
  const login = await logIn(ctx, input.data, {
    earlierToken: earlier && tokenIn(earlier, ctx.secret),
    signedDevice: signedDeviceIn(c.req.raw.headers),
    userAgent: c.req.header('user-agent'),
  })
  if (login.ok) {
    const { session, device, user } = login
    for (const cookie of loginCookies(ctx.config, { session, device, name: user.name })) {
      c.header('set-cookie', cookie, { append: true })
    }
    c.header('cache-control', 'no-store')
    return c.json({ jwt: session, user: { _id: user.id, ...user, confirmed: true } })
  }
  switch (login.reason) {
    case 'WRONG':
      return problem(c, 401, LOGIN_FAILED)
    case 'TOO_MANY_ATTEMPTS':
      return tooMany(c, loginSlowedDown(login.retryAfterSeconds), {
        retryAfterSeconds: login.retryAfterSeconds,
      })
    default:
      return unreachable(login)
  }
}

/** Creates an account for a person and e-mails an invitation. [API-049, API-060, resolutions A13] */
async function register(c: Context<HttpEnv>): Promise<Response> {
  const { ctx } = c.var
  const input = registerUserInput.safeParse(await bodyOf(c))
  if (!input.success) return invalidInput(c, input.error)
  return c.json({ user: await registerUser(ctx, input.data) })
}

/** [API-045] */
async function me(c: Context<HttpEnv>): Promise<Response> {
  const answer = await findMe(c.var.ctx)
  if (!answer) return notAllowed(c)
  c.header('cache-control', 'private, no-store')
  // Orders belong to a later feature than members, so both are combined here.
  const storeorders = (await listOwnOrders(c.var.ctx)).map(onTheWire)
  return c.json({ ...answer, user: { ...answer.user, storeorders } })
}

/** The JSON or form fields of a request; undefined when it is neither. */
async function bodyOf(c: Context<HttpEnv>): Promise<unknown> {
  if (!c.req.header('content-type')?.includes('json')) return c.req.parseBody()
  return c.req.json().catch(() => undefined)
}
