import { and, eq } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { MessageInput } from '../../emails/schema.ts'
import { wakeMessage } from '../internal/wake-message.server.ts'
import type { Audience } from '../model/audience.ts'
import type { MessageKind } from '../model/message.ts'
import { requireWriter } from '../policy.ts'
import { readersOf } from '../queries/audience.server.ts'
import { messages } from '../table.server.ts'

type NewMessage = {
  audience: Audience
  message: MessageInput & { kind: MessageKind }
  /** The key of the form, so that a repeated submission sends once. */
  key: string
  sendAt: Date
}

export type CreateMessage = Outcome<{ id: string; recipients: number }, { reason: 'NOBODY' }>

/**
 * Sends a message to everybody in an audience, at once or later. The recipients are listed when sending starts. Throws
 * Forbidden unless the caller is an administrator.
 */
export async function createMessage(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'club'>,
  { audience, message, key, sendAt }: NewMessage,
): Promise<CreateMessage> {
  requireWriter(ctx)
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  return transact(ctx, async (tx) => {
    const { recipients } = await readersOf(ctx, tx, audience, message.kind)
    if (recipients.length === 0) return refused('NOBODY')
    const now = ctx.clock.now()
    const [added] = await tx
      .insert(messages)
      .values({
        ...message,
        id: newId(),
        audience,
        formKey: key,
        status: 'scheduled',
        createdById: actor.userId,
        createdAt: now,
        sendAt,
      })
      .onConflictDoNothing({ target: [messages.createdById, messages.formKey] })
      .returning({ id: messages.id })
    const id = added?.id ?? (await earlierMessage(tx, actor.userId, key))
    if (added) {
      await wakeMessage(tx, id, sendAt)
      const facts = { people: recipients.length, kind: message.kind }
      const action = sendAt > now ? 'messages.schedule' : 'messages.send'
      await auditStaff(tx, ctx, { action, subject: `messages/${id}`, facts })
    }
    return done({ id, recipients: recipients.length })
  })
}

async function earlierMessage(tx: Tx, userId: string, key: string): Promise<string> {
  const isSame = and(eq(messages.createdById, userId), eq(messages.formKey, key))
  const [message] = await tx.select({ id: messages.id }).from(messages).where(isSame)
  if (!message) throw new Error('a message whose key is taken is not there')
  return message.id
}
