import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { sessionAnswers, sessionAttendance, sessionMembers } from '../table.server.ts'

/** Deletes an erased member's answers, attendance and places in the lists of past sessions. */
export async function deleteTrainingOf(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(sessionAnswers).where(eq(sessionAnswers.memberId, memberId))
  await tx.delete(sessionAttendance).where(eq(sessionAttendance.memberId, memberId))
  await tx.delete(sessionMembers).where(eq(sessionMembers.memberId, memberId))
}
