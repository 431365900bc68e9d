import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { strapiImports } from '../table.server.ts'

/** Keeps a later import from bringing an erased member back: part of erasing the member. */
export async function forgetMember(tx: Tx, memberId: string): Promise<void> {
  await tx
    .update(strapiImports)
    .set({ erased: true, digest: '' })
    .where(and(eq(strapiImports.collection, 'members'), eq(strapiImports.entryId, memberId)))
}
