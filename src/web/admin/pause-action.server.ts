import { data } from 'react-router'
import { chargeInput } from '../../features/money/bank/schema.ts'
import {
  type Paused,
  pauseReminders,
  resumeReminders,
} from '../../features/money/chasing/commands/pause-reminders.server.ts'
import { pauseInput } from '../../features/money/chasing/schema.ts'
import type { Ctx } from '../../platform/context.ts'
import { redirectWithNotice } from '../notices.server.ts'
import { parseForm } from '../parse-form.ts'
import { WORDS } from '../words.ts'

/** Pauses or resumes reminders as a form of the list asks, and returns to the page `back`. */
export async function actOnReminders(ctx: Ctx, form: FormData, back: string) {
  const charge = String(form.get('charge') ?? '')
  const paused = pausedIn(form, charge)
  if (!paused) throw new Response(WORDS.badRequest, { status: 422 })
  if (form.get('intent') === 'resume') {
    await resumeReminders(ctx, paused)
    return redirectWithNotice(back, { tone: 'ok', text: 'Reminders resumed' })
  }
  const input = parseForm(pauseInput, form)
  if (!input.ok) {
    const message = Object.values(input.errors).flat().join('. ')
    return data(
      { row: String(form.get('row') ?? ''), message, note: String(form.get('note') ?? '') },
      { status: 422 },
    )
  }
  await pauseReminders(ctx, paused, input.value.note)
  return redirectWithNotice(back, { tone: 'ok', text: 'Reminders paused' })
}

function pausedIn(form: FormData, charge: string): Paused | undefined {
  const memberId = form.get('member')
  if (form.get('of') === 'member') return typeof memberId === 'string' ? { memberId } : undefined
  return chargeInput.safeParse(charge).data
}
