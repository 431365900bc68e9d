import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { consents } from '../table.server.ts'

/** Deletes the answers of a member who is being erased. */
export async function deleteConsents(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(consents).where(eq(consents.memberId, memberId))
}
