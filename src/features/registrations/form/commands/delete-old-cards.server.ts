import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Ports } from '../../../../platform/context.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { deleteFile } from '../../../../platform/files/audience.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { STUDENT_CARD } from '../../model/registration.ts'
import { registrations } from '../../table.server.ts'

const UNSEEN = 'Not checked within twelve months; the copy was deleted'

/**
 * Deletes student cards that were not verified within twelve months, when their season has ended, and returns their
 * number. Verified cards are deleted at once. [REG-017, resolutions C08, decision 0121]
 */
export async function deleteOldCards({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  return transact({ db, pages: NO_PAGES }, async (tx) => {
    const old = await tx
      .select({ id: registrations.id, cardId: registrations.studentCardId, details: registrations.details })
      .from(registrations)
      .where(
        and(
          isNotNull(registrations.studentCardId),
          lt(registrations.submittedAt, sql`${clock.now()}::timestamptz - interval '12 months'`),
        ),
      )
      .for('update', { skipLocked: true })
    for (const { id, cardId, details } of old) {
      const answers = details.map((detail) =>
        detail.id === STUDENT_CARD ? { ...detail, value: UNSEEN } : detail,
      )
      await tx
        .update(registrations)
        .set({ studentCardId: null, details: answers })
        .where(eq(registrations.id, id))
      if (cardId) await deleteFile(tx, cardId)
    }
    if (old.length > 0) await touch(tx, 'registrations')
    return old.length
  })
}
