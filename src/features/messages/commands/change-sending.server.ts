import { eq } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { leaveOutTheRest } from '../internal/leave-out-the-rest.server.ts'
import { wakeMessage } from '../internal/wake-message.server.ts'
import type { MessageStatus } from '../model/message.ts'
import { requireWriter } from '../policy.ts'
import { messages } from '../table.server.ts'

export const SENDING_CHANGES = ['pause', 'resume', 'cancel'] as const
export type SendingChange = (typeof SENDING_CHANGES)[number]

const FROM: Record<SendingChange, readonly MessageStatus[]> = {
  pause: ['scheduled', 'sending'],
  resume: ['paused'],
  cancel: ['scheduled', 'sending', 'paused'],
}

/** A message that was paused before it began is scheduled again. */
const statusAfter = (change: SendingChange, { startedAt }: { startedAt: Date | null }): MessageStatus => {
  if (change === 'resume') return startedAt ? 'sending' : 'scheduled'
  return change === 'pause' ? 'paused' : 'cancelled'
}

export type ChangeSending = Outcome<object, { reason: 'TOO_LATE' }>

/**
 * Pauses, resumes or cancels a message. E-mails that have been written are not stopped. A scheduled message that is
 * resumed after its time goes out at once. Refuses with TOO_LATE if the message is no longer in a state for it. Throws
 * NotFound, and Forbidden unless the caller is an administrator.
 */
export async function changeSending(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  id: string,
  change: SendingChange,
): Promise<ChangeSending> {
  requireWriter(ctx)
  if (!isId(id)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const [message] = await tx
      .select({ status: messages.status, startedAt: messages.startedAt, sendAt: messages.sendAt })
      .from(messages)
      .where(eq(messages.id, id))
      .for('update')
    if (!message) throw new NotFound()
    if (!FROM[change].includes(message.status)) return refused('TOO_LATE')
    const now = ctx.clock.now()
    const to = statusAfter(change, message)
    const finishedAt = to === 'cancelled' ? now : null
    await tx.update(messages).set({ status: to, finishedAt }).where(eq(messages.id, id))
    if (change === 'resume') await wakeMessage(tx, id, message.sendAt)
    if (to === 'cancelled') await leaveOutTheRest(tx, id)
    await auditStaff(tx, ctx, { action: `messages.${change}`, subject: `messages/${id}` })
    return done()
  })
}
