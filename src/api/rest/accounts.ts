import type { Context } from 'hono'
import { z } from 'zod'
import { registerUser } from '../../features/accounts/invitations/commands/register-user.server.ts'
import { logIn } from '../../features/accounts/login/commands/log-in.server.ts'
import { logInWithCode } from '../../features/accounts/login/commands/log-in-with-code.server.ts'
import { LOGIN_FAILED, loginSlowedDown } from '../../features/accounts/model/account.ts'
import { PASSKEY_NEEDED } from '../../features/accounts/passkeys/model/passkeys.ts'
import {
  type LogInCall,
  logInCall,
  type RegisterUserInput,
  registerUserInput,
} from '../../features/accounts/schema.ts'
import { CODE_MISSING, CODE_WRONG, codesSlowedDown } from '../../features/accounts/two-step/model/two-step.ts'
import { findMe } from '../../features/members/own/queries/me.server.ts'
import { listOwnOrders } from '../../features/store/orders/queries/order.server.ts'
import { unreachable } from '../../kernel/outcome.ts'
import { loginCookies, sessionIn, signedDeviceIn } from '../../platform/auth/cookies.ts'
import { tokenIn } from '../../platform/auth/session-token.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { COMMON_PROBLEMS, call, replace } from '../call.ts'
import { formBody } from '../form-body.ts'
import { NOT_KEPT } from '../no-store.ts'
import { notAllowed, problem, tooMany } from '../problem.ts'
import { onTheWire } from './order-wire.ts'

/** Clients send either `email` or `identifier`; both accept an e-mail address or a username. */
const credentials = z
  .object({
    identifier: z.string().optional(),
    email: z.string().optional(),
    password: z.string().optional(),
    code: z.string().optional(),
  })
  .transform(({ identifier, email, ...secrets }) => ({ identifier: identifier ?? email, ...secrets }))
  .pipe(logInCall)
  // The description lists `identifier` as required, which is the name that new clients should send.
  .meta({ required: ['identifier', 'password'] })

const wireUser = z.looseObject({
  _id: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  confirmed: z.boolean(),
})

/** Creates an account for a person and sends an invitation e-mail. */
const registration = {
  who: ['administrator'],
  says: 'Invite a person to an account',
  body: registerUserInput,
  read: jsonOrForm,
  answer: z.object({ user: z.object({ email: z.string() }) }),
  handle: async (c: Context<HttpEnv>, input: RegisterUserInput) => ({
    user: await registerUser(c.var.ctx, input),
  }),
} as const

/** Calls for login, creating accounts, and the current user. */
export const ACCOUNT_CALLS = [
  call({
    route: 'POST /auth/local',
    who: 'public',
    says: 'Log in with e-mail or username, password, and an authenticator code if the account has one',
    body: credentials,
    read: jsonOrForm,
    answer: z.object({ jwt: z.string(), user: wireUser }),
    headers: { 'cache-control': 'no-store' },
    handle: openSession,
  }),
  call({ route: 'POST /auth/local/register', ...registration }),
  call({
    route: 'GET /gdutils/me',
    who: 'users',
    says: 'Member and user of this session',
    answer: z.object({ member: z.looseObject({}).nullable(), user: wireUser }),
    headers: NOT_KEPT,
    handle: me,
  }),
]

export const USER_CALLS = [
  replace({ route: 'POST /users', ...registration, status: 200, problems: COMMON_PROBLEMS }),
]

/** Sets the session cookies and also returns the session as a bearer token. */
async function openSession(c: Context<HttpEnv>, { code, ...input }: LogInCall) {
  const { ctx } = c.var
  const earlier = sessionIn(c.req.raw.headers)
  const browser = {
    earlierToken: earlier && tokenIn(earlier, ctx.secret),
    signedDevice: signedDeviceIn(c.req.raw.headers),
    userAgent: c.req.header('user-agent'),
  }
  const first = await logIn(ctx, input, browser)
  const hasCode = !first.ok && first.reason === 'CODE_NEEDED' && code
  const login = hasCode ? await logInWithCode(ctx, { pending: first.pending, code }, browser) : first
  if (login.ok) {
    const { session, device, user } = login
    for (const cookie of loginCookies(ctx.config, { session, device, name: user.name })) {
      c.header('set-cookie', cookie, { append: true })
    }
    return { jwt: session, user: { _id: user.id, ...user, confirmed: true } }
  }
  switch (login.reason) {
    case 'WRONG':
    // The password was changed between the password step and the code step.
    case 'EXPIRED':
      return problem(c, 401, LOGIN_FAILED)
    case 'CODE_NEEDED':
      return problem(c, 401, CODE_MISSING)
    case 'PASSKEY_NEEDED':
      return problem(c, 401, PASSKEY_NEEDED)
    case 'WRONG_CODE':
      return problem(c, 401, CODE_WRONG)
    case 'TOO_MANY_ATTEMPTS':
      return tooMany(c, (hasCode ? codesSlowedDown : loginSlowedDown)(login.retryAfterSeconds), {
        retryAfterSeconds: login.retryAfterSeconds,
      })
    default:
      return unreachable(login)
  }
}

/** [API-045] */
async function me(c: Context<HttpEnv>) {
  const answer = await findMe(c.var.ctx)
  if (!answer) return notAllowed(c)
  // The members feature may not import the later orders feature, so this call combines the two.
  const storeorders = (await listOwnOrders(c.var.ctx)).map(onTheWire)
  return { ...answer, user: { ...answer.user, storeorders } }
}

/**
 * Reads JSON or form fields. Returns an error response if the form is refused, and undefined if the body is neither.
 */
async function jsonOrForm(c: Context<HttpEnv>): Promise<unknown> {
  if (c.req.header('content-type')?.includes('json')) return c.req.json().catch(() => undefined)
  const form = await formBody(c)
  return form instanceof FormData ? Object.fromEntries(form) : form
}
