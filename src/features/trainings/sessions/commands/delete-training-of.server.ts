import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { sessionAnswers, sessionAttendance } from '../table.server.ts'

/** Deletes what an erased member has answered, and at which sessions they were. */
export async function deleteTrainingOf(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(sessionAnswers).where(eq(sessionAnswers.memberId, memberId))
  await tx.delete(sessionAttendance).where(eq(sessionAttendance.memberId, memberId))
}
