import { z } from 'zod'
import { setActive } from '../../../../features/members/commands/set-active.server.ts'
import { setEhaRegistered } from '../../../../features/members/commands/set-eha-registered.server.ts'
import { sendResetLink } from '../../../../features/members/logins/commands/send-reset-link.server.ts'
import { MARKS, type Marked } from '../../../../features/members/model/marks.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { resetLinkNotice } from '../../../admin/invitation-notice.ts'
import { parseForm } from '../../../parse-form.ts'

const markForm = z.object({ id: z.uuid(), intent: z.enum(MARKS) })
type MarkForm = z.output<typeof markForm>

/** Sets a mark on a member, or sends a link to set a password. */
export async function markMember(ctx: Ctx, form: FormData): Promise<Marked> {
  const parsed = parseForm(markForm, form)
  if (!parsed.ok) throw new NotFound()
  return parsed.value.intent === 'reset-link' ? resetLink(ctx, parsed.value) : set(ctx, parsed.value)
}

async function resetLink(ctx: Ctx, { id }: MarkForm): Promise<Marked> {
  const sent = await sendResetLink(ctx, id)
  return sent.ok
    ? { id, notice: resetLinkNotice(ctx.config) }
    : { id, notice: { tone: 'bad', text: 'This member has no login yet. Invite them first' } }
}

async function set(ctx: Ctx, { id, intent }: MarkForm): Promise<Marked> {
  const isOn = intent === 'active' || intent === 'eha-on'
  const isEha = intent === 'eha-on' || intent === 'eha-off'
  const done = await (isEha ? setEhaRegistered(ctx, id, isOn) : setActive(ctx, id, isOn))
  if (!done.ok) {
    const reasons = Object.values(done.problems).flat().join(' ')
    return { id, notice: { tone: 'bad', text: `Error updating! ${reasons}` } }
  }
  const marked = isEha ? { ehaRegistered: isOn } : { active: isOn }
  return { id, marked, notice: { tone: 'ok', text: 'Updated!' } }
}
