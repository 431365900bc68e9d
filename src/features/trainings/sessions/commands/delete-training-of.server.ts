import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { sessionAnswers, sessionAttendance, sessionMembers } from '../table.server.ts'

/** Deletes what an erased member has answered, at which sessions they were, and in whose lists they stand. */
export async function deleteTrainingOf(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(sessionAnswers).where(eq(sessionAnswers.memberId, memberId))
  await tx.delete(sessionAttendance).where(eq(sessionAttendance.memberId, memberId))
  await tx.delete(sessionMembers).where(eq(sessionMembers.memberId, memberId))
}
