import { TERMS_LABEL } from '../../features/forms/model/form.ts'
import { resultsToAnswer } from '../../features/forms/queries/results.server.ts'
import type { Ctx } from '../../platform/context.ts'
import { isMailAddress } from '../../platform/email/email.ts'
import { adminPaths } from '../admin-paths.ts'
import { MAX_ITEMS, type QueueGroup } from './queue.ts'

/** What people wrote in forms, for administrators. The open one shows its lines and the form to answer it. */
export async function messagesToAnswer(ctx: Ctx, open: string | null): Promise<QueueGroup> {
  const { rows, total } = await resultsToAnswer(ctx, { limit: MAX_ITEMS })
  return {
    title: 'Form answers to reply to',
    total,
    all: adminPaths.forms,
    items: rows.map(({ id, fullName, email, form, createdAt, lines }) => ({
      id: `form/${id}`,
      title: fullName || 'Someone',
      detail: form,
      since: createdAt,
      to: adminPaths.form(id),
      action:
        open === `form/${id}`
          ? {
              kind: 'answer',
              lines: lines
                .filter(({ label }) => label !== TERMS_LABEL)
                .map(({ label, value }) => ({ label, value })),
              canReply: isMailAddress(email),
            }
          : { kind: 'open', label: 'Answer' },
    })),
  }
}
