import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { deleteHistory } from '../../../../platform/audit/delete-history.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { deleteFile } from '../../../../platform/files/audience.ts'
import { deleteNotes } from '../../payment/commands/agree-fee.server.ts'
import { registrations } from '../../table.server.ts'

const ANONYMISED = {
  tokenHash: '',
  name: 'Former member',
  email: '',
  questions: [],
  details: [],
  checks: [],
  studentCardId: null,
  guardianName: '',
  guardianEmail: '',
}

/**
 * Removes personal data from a member's registrations and deletes drafts; fees and payments stay. Returns the number of
 * registrations and the e-mail addresses they had.
 */
export async function anonymiseRegistrations(tx: Tx, of: { memberId: string; userId: string | null }) {
  const isOwn = or(
    eq(registrations.memberId, of.memberId),
    of.userId ? eq(registrations.userId, of.userId) : undefined,
  )
  const found = await tx.select().from(registrations).where(isOwn).for('update')
  const ids = found.map(({ id }) => id)
  for (const { studentCardId } of found) if (studentCardId) await deleteFile(tx, studentCardId)
  await tx.delete(registrations).where(and(inArray(registrations.id, ids), isNull(registrations.submittedAt)))
  await tx.update(registrations).set(ANONYMISED).where(inArray(registrations.id, ids))
  await deleteNotes(tx, ids)
  await deleteHistory(tx, 'registrations', ids)
  return { many: found.length, emails: found.flatMap(({ email, guardianEmail }) => [email, guardianEmail]) }
}
