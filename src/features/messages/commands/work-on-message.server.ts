import { and, asc, eq } from 'drizzle-orm'
import type { Ctx, Ports } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { sendMessage } from '../../emails/commands/send-message.server.ts'
import { fillInFields } from '../../emails/model.ts'
import { actorOfUser } from '../../members/queries/actor.server.ts'
import { choicesLink, stopLink } from '../../notifications/queries/choices-link.server.ts'
import { leaveOutTheRest } from '../internal/leave-out-the-rest.server.ts'
import { reachable } from '../internal/reachable.server.ts'
import { wakeMessage } from '../internal/wake-message.server.ts'
import { canWriteMessages } from '../policy.ts'
import { readersOf } from '../queries/audience.server.ts'
import { type MergeValues, mergeValuesFor } from '../queries/merge-values.server.ts'
import { type MessageRecipient, messageRecipients, messages, type StoredMessage } from '../table.server.ts'

/** How many e-mails are written at once, and the pause until the next ones: time to stop, and kind to mail servers. */
const BATCH = 25
const PAUSE_MS = 15_000

/**
 * Writes the next e-mails of a message, in one transaction with the marks on its recipients, so that after a crash it
 * continues where it stopped and nobody gets it twice. The first time it lists the recipients. Its author must still be
 * an administrator.
 */
export async function workOnMessage(ports: Ports, id: string): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const [message] = await tx.select().from(messages).where(eq(messages.id, id)).for('update')
    const now = ports.clock.now()
    if (!message || message.sendAt > now) return
    if (message.status !== 'scheduled' && message.status !== 'sending') return
    const actor = message.createdById ? await actorOfUser(ports, message.createdById) : undefined
    if (!actor || !canWriteMessages(actor)) {
      await leaveOutTheRest(tx, id)
      return finish(tx, id, { status: 'cancelled', finishedAt: now })
    }
    const ctx = { ...ports, actor, pages: NO_PAGES, client: 'local', requestId: `message:${id}` }
    if (message.status === 'scheduled') await listRecipients(ctx, tx, message)
    const isLast = await writeNext(ctx, tx, message)
    if (isLast) await finish(tx, id, { status: 'sent', finishedAt: now })
    else await wakeMessage(tx, id, new Date(now.getTime() + PAUSE_MS))
  })
}

const finish = async (tx: Tx, id: string, change: Partial<StoredMessage>): Promise<void> => {
  await tx.update(messages).set(change).where(eq(messages.id, id))
}

async function listRecipients(ctx: Ctx, tx: Tx, { id, audience, kind }: StoredMessage): Promise<void> {
  const { recipients, leftOut } = await readersOf(ctx, tx, audience, kind)
  const rows = [
    ...recipients.map(({ name, email, userId, people }) => ({
      ...{ messageId: id, name, userId, status: 'waiting' as const },
      email: email.toLowerCase(),
      memberIds: people.map(({ memberId }) => memberId),
    })),
    ...leftOut.map(({ name, email, memberIds, reason }) => ({
      ...{ messageId: id, name, memberIds, status: 'left-out' as const, reason },
      email: email.toLowerCase(),
    })),
  ]
  if (rows.length > 0) await tx.insert(messageRecipients).values(rows).onConflictDoNothing()
  await tx.update(messages).set({ status: 'sending', startedAt: ctx.clock.now() }).where(eq(messages.id, id))
}

/** Writes the e-mails of the next recipients. Returns whether they were the last. */
async function writeNext(ctx: Ctx, tx: Tx, message: StoredMessage): Promise<boolean> {
  const next = await tx
    .select()
    .from(messageRecipients)
    .where(and(eq(messageRecipients.messageId, message.id), eq(messageRecipients.status, 'waiting')))
    .orderBy(asc(messageRecipients.name), asc(messageRecipients.id))
    .limit(BATCH)
  const valuesOf = await mergeValuesFor(ctx, tx, next)
  const { kind } = message
  const readers = next.map((one) => ({ ...one, people: one.memberIds.map((memberId) => ({ memberId })) }))
  const { reasonFor } = await reachable(tx, kind, readers)
  for (const reader of readers) {
    const reason = reasonFor(reader)
    const mark = reason
      ? { status: 'left-out' as const, reason }
      : { status: 'written' as const, mailId: await writeTo(ctx, tx, message, reader, valuesOf(reader)) }
    await tx.update(messageRecipients).set(mark).where(eq(messageRecipients.id, reader.id))
  }
  return next.length < BATCH
}

function writeTo(
  ctx: Ctx,
  tx: Tx,
  { kind, sender, subject, html, synopsis, gif }: StoredMessage,
  reader: MessageRecipient,
  values: MergeValues,
): Promise<string> {
  const stop = kind === 'important' ? undefined : stopLink(ctx, kind, reader)
  const envelope = {
    from: mailAddress(ctx.club.emails[sender], ctx.club.name),
    to: mailAddress(reader.email, reader.name),
    choices: stop ?? choicesLink(ctx, reader),
    ...(stop && { unsubscribeUrl: stop.url }),
  }
  return sendMessage(ctx, tx, envelope, fillInFields({ subject, html, synopsis, gif }, values))
}
