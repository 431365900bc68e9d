import type { Context } from 'hono'
import { z } from 'zod'
import {
  PASSWORD_CHANGED,
  PASSWORD_NOT_CHANGED,
  RESET_LINK_SENT,
  weaknessText,
} from '../../features/accounts/model/account.ts'
import { changePassword } from '../../features/accounts/passwords/commands/change-password.server.ts'
import { changePasswordCall, sendResetLinkCall } from '../../features/accounts/schema.ts'
import { sendResetLink } from '../../features/members/logins/commands/send-reset-link.server.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { unreachable } from '../../kernel/outcome.ts'
import { sessionIn } from '../../platform/auth/cookies.ts'
import { tokenIn } from '../../platform/auth/session-token.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { call } from '../call.ts'
import { invalid, problem, tooMany } from '../problem.ts'

/** Calls that change the caller's password and let administrators send a reset link. */
export const PASSWORD_CALLS = [
  call({
    route: 'POST /members/resetPassword',
    who: 'users',
    says: 'Change your own password, with the current one',
    body: changePasswordCall,
    answer: z.object({ status: z.boolean(), msg: z.string() }),
    handle: changeOwn,
  }),
  call({
    route: 'POST /gdutils/players/reset_password',
    who: ['administrator'],
    says: 'E-mail a member a link to set a new password',
    body: sendResetLinkCall,
    answer: z.object({ msg: z.string() }),
    handle: sendLink,
  }),
]

/** Changes the caller's own password. Refuses a `userid` other than the caller's. */
async function changeOwn(c: Context<HttpEnv>, { userid, ...passwords }: z.output<typeof changePasswordCall>) {
  const { ctx } = c.var
  if (userid !== undefined && ctx.actor.kind === 'user' && userid !== ctx.actor.userId) throw new Forbidden()
  const session = sessionIn(c.req.raw.headers)
  const changed = await changePassword(ctx, passwords, session && tokenIn(session, ctx.secret))
  if (changed.ok) return { status: true, msg: PASSWORD_CHANGED }
  switch (changed.reason) {
    case 'TOO_FEW_CLASSES':
    case 'GUESSABLE':
      return invalid(c, { password: [weaknessText(changed.reason, passwords.password)] })
    case 'WRONG_CURRENT':
      return problem(c, 422, PASSWORD_NOT_CHANGED, { reason: changed.reason })
    case 'TOO_MANY_ATTEMPTS':
      return tooMany(c, PASSWORD_NOT_CHANGED, changed)
    default:
      return unreachable(changed)
  }
}

/** [API-047, MEM-027] */
async function sendLink(c: Context<HttpEnv>, { membedId }: z.output<typeof sendResetLinkCall>) {
  const sent = await sendResetLink(c.var.ctx, membedId)
  if (sent.ok) return { msg: RESET_LINK_SENT }
  switch (sent.reason) {
    case 'NO_ACCOUNT':
      return problem(c, 409, 'This member has no account yet: invite them first', { reason: sent.reason })
    default:
      return unreachable(sent.reason)
  }
}
