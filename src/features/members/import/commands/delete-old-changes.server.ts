import { eq, inArray, lte } from 'drizzle-orm'
import type { Ports } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { undoableSince } from '../model/undo-time.ts'
import { memberImportChanges, memberImports } from '../table.server.ts'

/** Deletes the undo data of imports that can no longer be undone. Returns the number of rows. */
export async function deleteOldChanges({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const old = db
    .select({ id: memberImports.id })
    .from(memberImports)
    .where(lte(memberImports.createdAt, undoableSince(clock.now())))
  const { rowCount } = await db.delete(memberImportChanges).where(inArray(memberImportChanges.importId, old))
  return rowCount ?? 0
}

/** Deletes the undo data of a member who is being erased. */
export async function deleteChangesOf(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(memberImportChanges).where(eq(memberImportChanges.memberId, memberId))
}
