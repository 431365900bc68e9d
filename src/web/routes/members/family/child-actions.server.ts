import { invitedEmailInput } from '../../../../features/accounts/schema.ts'
import { chooseChildEmails } from '../../../../features/members/guardians/commands/choose-child-emails.server.ts'
import { inviteChild } from '../../../../features/members/guardians/commands/invite-child.server.ts'
import { guardianRefusalText } from '../../../../features/members/guardians/model.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { parseForm, refuseForm } from '../../../parse-form.ts'
import { refusal } from './refusal.ts'
import { type FamilyAnswer, refuse, refuseForNow, saved } from './refuse.server.ts'

export async function saveChildEmails(ctx: Ctx, id: string, form: FormData): Promise<FamilyAnswer> {
  await chooseChildEmails(ctx, id, form.get('emailsChild') === 'yes')
  return saved(id, 'Saved')
}

export async function inviteChildToLogin(ctx: Ctx, id: string, submitted: FormData): Promise<FamilyAnswer> {
  const form = parseForm(invitedEmailInput, submitted)
  if (!form.ok) return refuse(refusal('invite-child', form))
  const { email } = form.value
  const invited = await inviteChild(ctx, id, email)
  if (invited.ok) return saved(id, `We have e-mailed the invitation to ${email}`)
  const text = guardianRefusalText(invited.reason)
  const refused = refusal('invite-child', refuseForm(submitted, { email: [text] }))
  return invited.reason === 'TOO_MANY' ? refuseForNow(refused, invited.retryAfterSeconds) : refuse(refused)
}
