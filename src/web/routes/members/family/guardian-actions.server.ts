import { invitedEmailInput } from '../../../../features/accounts/schema.ts'
import { inviteGuardian } from '../../../../features/members/guardians/commands/invite-guardian.server.ts'
import { removeGuardian } from '../../../../features/members/guardians/commands/remove-guardian.server.ts'
import { revokeGuardianInvitation } from '../../../../features/members/guardians/commands/revoke-guardian-invitation.server.ts'
import { guardianRefusalText } from '../../../../features/members/guardians/model.ts'
import { caresFor } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm } from '../../../parse-form.ts'
import { paths } from '../../../paths.ts'
import { refusal } from './refusal.ts'
import { type FamilyAnswer, notSaved, refuse, refuseForNow, saved } from './refuse.server.ts'

export async function invite(ctx: Ctx, id: string, submitted: FormData): Promise<FamilyAnswer> {
  const form = parseForm(invitedEmailInput, submitted)
  if (!form.ok) return refuse(refusal('invite-guardian', form))
  const { email } = form.value
  const invited = await inviteGuardian(ctx, id, email)
  if (invited.ok) return saved(id, 'guardians', `We have e-mailed the invitation to ${email}`)
  const text = guardianRefusalText(invited.reason)
  const refused = refusal('invite-guardian', refuseForm(submitted, { email: [text] }))
  return invited.reason === 'TOO_MANY' ? refuseForNow(refused, invited.retryAfterSeconds) : refuse(refused)
}

export async function revoke(ctx: Ctx, id: string, form: FormData): Promise<FamilyAnswer> {
  await revokeGuardianInvitation(ctx, id, String(form.get('invitation') ?? ''))
  return saved(id, 'guardians', 'Invitation revoked: its link no longer works')
}

export async function remove(ctx: Ctx, id: string, form: FormData): Promise<FamilyAnswer> {
  const userId = String(form.get('guardian') ?? '')
  const removed = await removeGuardian(ctx, id, userId)
  if (!removed.ok) return notSaved(id, 'guardians', guardianRefusalText(removed.reason))
  const hasLeft = ctx.actor.kind === 'user' && ctx.actor.userId === userId && caresFor(ctx.actor, id)
  if (hasLeft)
    return redirectWithNotice(paths.family, {
      tone: 'ok',
      text: 'You are no longer a guardian of this child',
    })
  return saved(id, 'guardians', `${removed.name} is no longer a guardian`)
}
