import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { gameAnswers, gameCallUps } from '../table.server.ts'

/** Removes a member from every squad and deletes their answers, including those of guardians. */
export async function eraseAnswers(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(gameAnswers).where(eq(gameAnswers.memberId, memberId))
  await tx.delete(gameCallUps).where(eq(gameCallUps.memberId, memberId))
}
