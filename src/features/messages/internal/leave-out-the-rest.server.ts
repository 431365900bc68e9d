import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { messageRecipients } from '../table.server.ts'

/** Marks the recipients of a cancelled message who have no e-mail yet. */
export async function leaveOutTheRest(tx: Tx, messageId: string): Promise<void> {
  await tx
    .update(messageRecipients)
    .set({ status: 'left-out', reason: 'cancelled' })
    .where(and(eq(messageRecipients.messageId, messageId), eq(messageRecipients.status, 'waiting')))
}
