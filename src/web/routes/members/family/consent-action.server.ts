import { chooseConsents } from '../../../../features/members/consent/commands/choose-consents.server.ts'
import { consentInput } from '../../../../features/members/consent/schema.ts'
import { withdrawMember } from '../../../../features/photos/commands/withdraw-member.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { parseForm, refuseForm } from '../../../parse-form.ts'
import { refusal } from './refusal.ts'
import { type FamilyAnswer, refuse, saved } from './refuse.server.ts'

const GUARDIAN = 'Your guardian decides this. You can only change an answer to no.'
const NOTHING_CHOSEN = 'Choose yes or no for at least one question.'

export async function saveConsents(ctx: Ctx, id: string, submitted: FormData): Promise<FamilyAnswer> {
  const form = parseForm(consentInput, submitted)
  if (!form.ok) return refuse(refusal('consent', form))
  if (Object.keys(form.value).length === 0)
    return refuse(refusal('consent', refuseForm(submitted, {}), { note: NOTHING_CHOSEN }))
  const chosen = await chooseConsents(ctx, id, form.value, withdrawMember)
  if (chosen.ok) return saved(id, 'consent', 'Your answers are saved')
  return refuse(refusal('consent', refuseForm(submitted, {}), { note: GUARDIAN }))
}
