import { updateOwnDetails } from '../../../../features/members/own/commands/update-own-details.server.ts'
import { ownDetailsInput } from '../../../../features/members/schema.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { parseForm, refuseForm } from '../../../parse-form.ts'
import { refusal } from './refusal.ts'
import { type FamilyAnswer, refuse, saved } from './refuse.server.ts'

const CHANGED =
  'These details have changed since you opened this page. What you typed is still here: check it, then save again.'

export async function saveDetailsOf(ctx: Ctx, id: string, submitted: FormData): Promise<FamilyAnswer> {
  const form = parseForm(ownDetailsInput, submitted)
  if (!form.ok) return refuse(refusal('details', form))
  const stored = await updateOwnDetails(ctx, form.value, id)
  if (stored.ok) return saved(id, 'details', 'Profile updated')
  switch (stored.reason) {
    case 'CHANGED': {
      const { version } = stored
      return refuse(refusal('details', refuseForm(submitted, {}), { note: CHANGED, version }), 409)
    }
    case 'NOT_VALID':
      return refuse(refusal('details', refuseForm(submitted, stored.problems)))
    default:
      return unreachable(stored)
  }
}
