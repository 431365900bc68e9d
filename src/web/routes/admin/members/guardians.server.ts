import { invitedEmailInput } from '../../../../features/accounts/schema.ts'
import { addGuardianByEmail } from '../../../../features/members/guardians/commands/add-guardian-by-email.server.ts'
import { removeGuardian } from '../../../../features/members/guardians/commands/remove-guardian.server.ts'
import { revokeGuardianInvitation } from '../../../../features/members/guardians/commands/revoke-guardian-invitation.server.ts'
import { guardianRefusalText } from '../../../../features/members/guardians/model.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm } from '../../../parse-form.ts'

const ACTIONS = ['add-guardian', 'revoke-guardian', 'remove-guardian']

/** Whether a form adds or removes a guardian. */
export const isGuardianForm = (form: FormData): boolean => ACTIONS.includes(String(form.get('do')))

/** Adds or removes a guardian or invitation, depending on the form, and redirects to `backTo`. */
export async function changeGuardians(
  ctx: Ctx,
  form: FormData,
  memberId: string,
  backTo: string,
): Promise<Response> {
  const say = (tone: 'ok' | 'bad', text: string) => redirectWithNotice(backTo, { tone, text })
  if (form.get('do') === 'revoke-guardian') {
    await revokeGuardianInvitation(ctx, memberId, String(form.get('invitation') ?? ''))
    return say('ok', 'Invitation revoked')
  }
  if (form.get('do') === 'remove-guardian') {
    const removed = await removeGuardian(ctx, memberId, String(form.get('guardian') ?? ''))
    return removed.ok
      ? say('ok', `${removed.name} is no longer a guardian`)
      : say('bad', guardianRefusalText(removed.reason))
  }
  const parsed = parseForm(invitedEmailInput, form)
  if (!parsed.ok) return say('bad', parsed.errors.email?.join(' ') ?? 'Enter an e-mail address')
  const { email } = parsed.value
  const added = await addGuardianByEmail(ctx, memberId, email)
  if (!added.ok) return say('bad', guardianRefusalText(added.reason))
  return say(
    'ok',
    added.how === 'ADDED' ? `${email} is now a guardian` : `We have e-mailed ${email} an invitation`,
  )
}
