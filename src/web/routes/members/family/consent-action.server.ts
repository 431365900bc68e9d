import { chooseConsents } from '../../../../features/members/consent/commands/choose-consents.server.ts'
import { consentInput } from '../../../../features/members/consent/schema.ts'
import { withdrawMember } from '../../../../features/photos/commands/withdraw-member.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { parseForm, refuseForm } from '../../../parse-form.ts'
import { refusal } from './refusal.ts'
import { type FamilyAnswer, refuse, saved } from './refuse.server.ts'

const GUARDIAN = 'Your guardian decides this. You can only change an answer to no.'

export async function saveConsents(ctx: Ctx, id: string, submitted: FormData): Promise<FamilyAnswer> {
  const form = parseForm(consentInput, submitted)
  if (!form.ok) return refuse(refusal('consent', form))
  const chosen = await chooseConsents(ctx, id, form.value, withdrawMember)
  if (chosen.ok) return saved(id, 'Your answers are saved')
  return refuse(refusal('consent', refuseForm(submitted, {}), { note: GUARDIAN }))
}
