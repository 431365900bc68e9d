import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { deleteHistory } from '../../../platform/audit/delete-history.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteFile } from '../../../platform/files/audience.ts'
import { registrations } from '../table.server.ts'

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
 * Takes out of a member's registrations what tells who it was; fees and payments stay. Drafts go. Answers how many
 * there were, and the addresses that stood in them.
 */
export async function anonymiseRegistrations(tx: Tx, of: { memberId: string; userId: string | null }) {
  const theirs = or(
    eq(registrations.memberId, of.memberId),
    of.userId ? eq(registrations.userId, of.userId) : undefined,
  )
  const found = await tx.select().from(registrations).where(theirs).for('update')
  const ids = found.map(({ id }) => id)
  for (const { studentCardId } of found) if (studentCardId) await deleteFile(tx, studentCardId)
  await tx.delete(registrations).where(and(inArray(registrations.id, ids), isNull(registrations.submittedAt)))
  await tx.update(registrations).set(ANONYMISED).where(inArray(registrations.id, ids))
  await deleteHistory(tx, 'registrations', ids)
  return { many: found.length, emails: found.flatMap(({ email, guardianEmail }) => [email, guardianEmail]) }
}
