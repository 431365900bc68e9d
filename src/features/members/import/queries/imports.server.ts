import { asc, desc, eq, gt } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { canManageMembers } from '../../policy.ts'
import { members } from '../../table.server.ts'
import { canStillUndo, undoableSince, undoneUntil } from '../model/undo-time.ts'
import { memberImportChanges, memberImports } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>
export type ImportReport = Awaited<ReturnType<typeof findImport>>

/**
 * Returns the report of an import. Throws Forbidden unless the caller is an administrator, NotFound for an unknown
 * import.
 */
export async function findImport({ db, actor, clock }: Reads, id: string) {
  if (!canManageMembers(actor)) throw new Forbidden()
  if (!isId(id)) throw new NotFound()
  const [found] = await db.select().from(memberImports).where(eq(memberImports.id, id))
  if (!found) throw new NotFound()
  const changes = await db
    .select({
      memberId: memberImportChanges.memberId,
      row: memberImportChanges.row,
      before: memberImportChanges.before,
      kept: memberImportChanges.kept,
      name: members.name,
    })
    .from(memberImportChanges)
    .leftJoin(members, eq(members.id, memberImportChanges.memberId))
    .where(eq(memberImportChanges.importId, id))
    .orderBy(asc(memberImportChanges.row))
  const { createdAt, undoneAt, importedById: _importedById, ...counts } = found
  return {
    ...counts,
    importedAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    undoUntil: undoneUntil(createdAt).toISOString(),
    canUndo: !undoneAt && canStillUndo(createdAt, clock.now()),
    members: changes.map(({ before, ...member }) => ({ ...member, isNew: before === null })),
  }
}

/** Lists the imports of the last 24 hours, newest first. Throws Forbidden unless the caller is an administrator. */
export async function recentImports({ db, actor, clock }: Reads) {
  if (!canManageMembers(actor)) throw new Forbidden()
  const found = await db
    .select()
    .from(memberImports)
    .where(gt(memberImports.createdAt, undoableSince(clock.now())))
    .orderBy(desc(memberImports.createdAt))
  return found.map(({ id, createdAt, added, changed, undoneAt }) => ({
    id,
    importedAt: createdAt.toISOString(),
    added,
    changed,
    isUndone: undoneAt !== null,
  }))
}
