import { asc, eq, like } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { deleteFile } from '../../../platform/files/audience.ts'
import { withoutPicture } from '../model/pictures.ts'
import { requireWriter } from '../policy.ts'
import { messagePictures, messages, messageTemplates, withdrawnPictures } from '../table.server.ts'

/**
 * Withdraws a picture that was uploaded for messages: deletes it, removes it from the texts of all messages and
 * templates, and remembers its address, which answers from now on that it is gone, also in e-mails that were sent.
 * A second call does nothing. `messageId` names the message from which it is withdrawn. Throws NotFound for another
 * picture, and Forbidden unless the caller is an administrator.
 */
export async function withdrawPicture(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  messageId: string,
  fileId: string,
): Promise<void> {
  requireWriter(ctx)
  if (!isId(messageId) || !isId(fileId)) throw new NotFound()
  await transact(ctx, async (tx) => {
    // The lock comes first, as when a text is stored, so that no text can take up the picture in the meantime.
    const isIt = eq(messagePictures.fileId, fileId)
    const [picture] = await tx.select().from(messagePictures).where(isIt).for('update')
    if (!picture) return requireWithdrawn(tx, fileId)
    const isFrom = eq(messages.id, messageId)
    if ((await tx.$count(messages, isFrom)) === 0) throw new NotFound()
    await tx.insert(withdrawnPictures).values({ fileId, withdrawnAt: ctx.clock.now() })
    for (const texts of [messages, messageTemplates]) await removeFromTexts(tx, texts, fileId)
    await deleteFile(tx, fileId)
    await auditStaff(tx, ctx, { action: 'messages.withdraw-picture', subject: `messages/${messageId}` })
  })
}

async function requireWithdrawn(tx: Tx, fileId: string): Promise<void> {
  if ((await tx.$count(withdrawnPictures, eq(withdrawnPictures.fileId, fileId))) === 0) throw new NotFound()
}

async function removeFromTexts(
  tx: Tx,
  texts: typeof messages | typeof messageTemplates,
  fileId: string,
): Promise<void> {
  const found = await tx
    .select({ id: texts.id, html: texts.html })
    .from(texts)
    .where(like(texts.html, `%/files/${fileId}/%`))
    .orderBy(asc(texts.id))
    .for('update')
  for (const { id, html } of found)
    await tx
      .update(texts)
      .set({ html: withoutPicture(html, fileId) })
      .where(eq(texts.id, id))
}
