import { invitedEmailInput } from '../../../../features/accounts/schema.ts'
import { chooseChildEmails } from '../../../../features/members/guardians/commands/choose-child-emails.server.ts'
import { inviteChild } from '../../../../features/members/guardians/commands/invite-child.server.ts'
import { guardianRefusalText } from '../../../../features/members/guardians/model.ts'
import { childEmailsInput } from '../../../../features/members/guardians/schema.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { parseForm, refuseForm } from '../../../parse-form.ts'
import { refusal } from './refusal.ts'
import { type FamilyAnswer, refuse, refuseForNow, saved } from './refuse.server.ts'

export async function saveChildEmails(ctx: Ctx, id: string, submitted: FormData): Promise<FamilyAnswer> {
  const form = parseForm(childEmailsInput, submitted)
  if (!form.ok) return refuse(refusal('child-emails', form))
  const chosen = await chooseChildEmails(ctx, id, form.value)
  if (chosen.ok) return saved(id, 'login', 'Saved')
  const text = guardianRefusalText(chosen.reason)
  const refused = refusal('child-emails', refuseForm(submitted, { copyTo: [text] }))
  return chosen.reason === 'TOO_MANY' ? refuseForNow(refused, chosen.retryAfterSeconds) : refuse(refused)
}

export async function inviteChildToLogin(ctx: Ctx, id: string, submitted: FormData): Promise<FamilyAnswer> {
  const form = parseForm(invitedEmailInput, submitted)
  if (!form.ok) return refuse(refusal('invite-child', form))
  const { email } = form.value
  const invited = await inviteChild(ctx, id, email)
  if (invited.ok) return saved(id, 'login', `We have e-mailed the invitation to ${email}`)
  const text = guardianRefusalText(invited.reason)
  const refused = refusal('invite-child', refuseForm(submitted, { email: [text] }))
  return invited.reason === 'TOO_MANY' ? refuseForNow(refused, invited.retryAfterSeconds) : refuse(refused)
}
