import { deleteCard } from '../../../../features/members/emergency/commands/delete-card.server.ts'
import { saveCard } from '../../../../features/members/emergency/commands/save-card.server.ts'
import { cardInput } from '../../../../features/members/emergency/schema.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { parseForm } from '../../../parse-form.ts'
import { refusal } from './refusal.ts'
import { type FamilyAnswer, refuse, saved } from './refuse.server.ts'

export async function saveEmergencyCard(ctx: Ctx, id: string, submitted: FormData): Promise<FamilyAnswer> {
  const form = parseForm(cardInput, submitted)
  if (!form.ok) return refuse(refusal('save-card', form))
  await saveCard(ctx, id, form.value)
  return saved(id, 'emergency', 'Emergency card saved')
}

export async function deleteEmergencyCard(ctx: Ctx, id: string): Promise<FamilyAnswer> {
  await deleteCard(ctx, id)
  return saved(id, 'emergency', 'Emergency card deleted')
}
