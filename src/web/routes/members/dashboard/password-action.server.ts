import {
  PASSWORD_CHANGED,
  PASSWORD_NOT_CHANGED,
  weaknessText,
} from '../../../../features/accounts/model/account.ts'
import {
  type ChangePassword,
  changePassword,
} from '../../../../features/accounts/passwords/commands/change-password.server.ts'
import { type ChangePasswordInput, changePasswordInput } from '../../../../features/accounts/schema.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm } from '../../../parse-form.ts'
import { tokenOf } from '../../../session/session.server.ts'
import { refusal } from './refusal.ts'
import { type Answer, refuse, refuseForNow } from './refuse.server.ts'
import { tabPath } from './tabs.ts'

/** [MEM-025] */
export async function savePassword(ctx: Ctx, submitted: FormData, request: Request): Promise<Answer> {
  const form = parseForm(changePasswordInput, submitted)
  if (!form.ok) return refuse(refusal('password', form), 422)
  const say = (errors: Record<string, string[]>, note?: string) =>
    refusal('password', refuseForm(submitted, errors), { note })
  const changed = await tryToChange(ctx, form.value, tokenOf(ctx, request.headers))
  if (!changed) return refuse(say({}, PASSWORD_NOT_CHANGED), 500)
  if (changed.ok) return redirectWithNotice(tabPath('password'), { tone: 'ok', text: PASSWORD_CHANGED })
  switch (changed.reason) {
    case 'TOO_FEW_CLASSES':
    case 'GUESSABLE':
      return refuse(say({ password: [weaknessText(changed.reason, form.value.password)] }), 422)
    case 'WRONG_CURRENT':
      return refuse(
        say({ currentPassword: ['This is not your current password'] }, PASSWORD_NOT_CHANGED),
        422,
      )
    case 'TOO_MANY_ATTEMPTS': {
      const minutes = Math.ceil(changed.retryAfterSeconds / 60)
      const text = `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
      return refuseForNow(say({ currentPassword: [text] }, PASSWORD_NOT_CHANGED), changed.retryAfterSeconds)
    }
    default:
      return unreachable(changed)
  }
}

/**
 * Changes the password. A failure is logged and returns undefined, and the page keeps the form and shows its own
 * message.
 */
async function tryToChange(
  ctx: Ctx,
  input: ChangePasswordInput,
  token: string | undefined,
): Promise<ChangePassword | undefined> {
  try {
    return await changePassword(ctx, input, token)
  } catch (error) {
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'a password could not be changed')
    return undefined
  }
}
