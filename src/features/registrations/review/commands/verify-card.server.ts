import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { deleteFile } from '../../../../platform/files/audience.ts'
import { STUDENT_CARD } from '../../model/registration.ts'
import { requireManager } from '../queries/registration-facts.server.ts'
import { lockSubmitted, writeSubmitted } from './submitted.server.ts'

const SEEN = 'Verified; the copy was deleted'

/**
 * Records that the student card was verified, and deletes the copy of it. Does nothing without a card. Throws Forbidden
 * unless the actor is an administrator, NotFound for an unknown registration. [REG-017, resolutions C08]
 */
export async function verifyStudentCard(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  id: string,
): Promise<{ deleted: boolean }> {
  requireManager(ctx)
  return transact(ctx, async (tx) => {
    const registration = await lockSubmitted(tx, id)
    const { studentCardId, details } = registration
    if (!studentCardId) return { deleted: false }
    const changes = {
      studentCardId: null,
      studentCardVerifiedAt: ctx.clock.now(),
      details: details.map((detail) => (detail.id === STUDENT_CARD ? { ...detail, value: SEEN } : detail)),
    }
    await writeSubmitted(tx, ctx, registration, changes, { action: 'verify-card' })
    await deleteFile(tx, studentCardId)
    return { deleted: true }
  })
}
