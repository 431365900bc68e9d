import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { strapiImports } from '../table.server.ts'

/** Prevents later imports from restoring an erased member. Part of erasing a member. */
export async function forgetMember(tx: Tx, memberId: string): Promise<void> {
  await tx
    .update(strapiImports)
    .set({ erased: true, digest: '' })
    .where(and(eq(strapiImports.collection, 'members'), eq(strapiImports.entryId, memberId)))
}
