import type { Context, Hono } from 'hono'
import { changePassword } from '../../features/accounts/commands/change-password.server.ts'
import {
  PASSWORD_CHANGED,
  PASSWORD_NOT_CHANGED,
  RESET_LINK_SENT,
  weaknessText,
} from '../../features/accounts/model/account.ts'
import { changePasswordCall, sendResetLinkCall } from '../../features/accounts/schema.ts'
import { sendResetLink } from '../../features/members/commands/send-reset-link.server.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { unreachable } from '../../kernel/outcome.ts'
import { sessionIn } from '../../platform/auth/cookies.ts'
import { tokenIn } from '../../platform/auth/session-token.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { invalid, invalidInput, problem, tooMany } from '../problem.ts'

/** Changes one's own password, and sends a reset link as administrator. Mount before the collections. */
export function mountPasswords(app: Hono<HttpEnv>): void {
  app.post('/members/resetPassword', resetOwn)
  app.post('/gdutils/players/reset_password', sendLink)
}

/** Changes the caller's own password; a `userid` of another user is refused. [API-046, resolutions A08] */
async function resetOwn(c: Context<HttpEnv>): Promise<Response> {
  const { ctx } = c.var
  const input = changePasswordCall.safeParse(await c.req.json().catch(() => undefined))
  if (!input.success) return invalidInput(c, input.error)
  const { userid, ...passwords } = input.data
  if (userid !== undefined && ctx.actor.kind === 'user' && userid !== ctx.actor.userId) throw new Forbidden()
  const session = sessionIn(c.req.raw.headers)
  const changed = await changePassword(ctx, passwords, session && tokenIn(session, ctx.secret))
  if (changed.ok) return c.json({ status: true, msg: PASSWORD_CHANGED })
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
async function sendLink(c: Context<HttpEnv>): Promise<Response> {
  const input = sendResetLinkCall.safeParse(await c.req.json().catch(() => undefined))
  if (!input.success) return invalidInput(c, input.error)
  const sent = await sendResetLink(c.var.ctx, input.data.membedId)
  if (sent.ok) return c.json({ msg: RESET_LINK_SENT })
  switch (sent.reason) {
    case 'NO_ACCOUNT':
      return problem(c, 409, 'This member has no account yet: invite them first', { reason: sent.reason })
    default:
      return unreachable(sent.reason)
  }
}
