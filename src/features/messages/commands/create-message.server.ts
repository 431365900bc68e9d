import { and, eq } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { publishPictures } from '../internal/use-pictures.server.ts'
import { wakeMessage } from '../internal/wake-message.server.ts'
import type { PlannedMessage } from '../model/message.ts'
import { requireWriter } from '../policy.ts'
import { readersOf } from '../queries/audience.server.ts'
import { messages } from '../table.server.ts'

/** `key` is that of the form, so that a repeated submission sends once. */
type NewMessage = PlannedMessage & { key: string }

export type CreateMessage = Outcome<
  { id: string; recipients: number },
  | { reason: 'NOBODY' | 'PICTURE_GONE' }
  /** More or fewer people get it than the page has shown. */
  | { reason: 'CHANGED'; people: number }
>

/**
 * Sends a message to everybody in an audience, at once or later. The recipients are listed when sending starts. Refuses
 * an audience without people, a text with a picture that cannot be shown, and a number of people that is not what the
 * page has shown, unless the form has been sent before. Throws Forbidden unless the caller is an administrator.
 */
export async function createMessage(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'club'>,
  { audience, message, key, sendAt, people }: NewMessage,
): Promise<CreateMessage> {
  requireWriter(ctx)
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  return transact(ctx, async (tx) => {
    const earlier = await findEarlier(tx, actor.userId, key)
    const { recipients } = await readersOf(ctx, tx, audience, message.kind)
    if (earlier) return done({ id: earlier, recipients: recipients.length })
    if (recipients.length === 0) return refused('NOBODY')
    if (recipients.length !== people) return refused('CHANGED', { people: recipients.length })
    const now = ctx.clock.now()
    if (!(await publishPictures(tx, message.html, now))) return refused('PICTURE_GONE')
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
    const id = added?.id ?? (await findEarlier(tx, actor.userId, key))
    if (!id) throw new Error('a message whose key is taken is not there')
    if (added) {
      await wakeMessage(tx, id, sendAt)
      const facts = { people: recipients.length, kind: message.kind }
      const action = sendAt > now ? 'messages.schedule' : 'messages.send'
      await auditStaff(tx, ctx, { action, subject: `messages/${id}`, facts })
    }
    return done({ id, recipients: recipients.length })
  })
}

/** Returns the message that the same form has created. */
async function findEarlier(tx: Tx, userId: string, key: string): Promise<string | undefined> {
  const isSame = and(eq(messages.createdById, userId), eq(messages.formKey, key))
  const [message] = await tx.select({ id: messages.id }).from(messages).where(isSame)
  return message?.id
}
