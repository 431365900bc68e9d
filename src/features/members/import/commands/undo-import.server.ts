import { and, asc, eq, inArray } from 'drizzle-orm'
import { Forbidden, Invalid, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { updateEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { findReferenced } from '../../../../platform/database/find-referenced.ts'
import { joining, touch, transact } from '../../../../platform/database/transact.ts'
import { memberContentType } from '../../content-type.ts'
import { canManageMembers } from '../../policy.ts'
import { members, memberTeams } from '../../table.server.ts'
import { canStillUndo } from '../model/undo-time.ts'
import { memberImportChanges, memberImports } from '../table.server.ts'
import { lockMembers } from './write-import.server.ts'

type Change = typeof memberImportChanges.$inferSelect
type Kept = Exclude<Change['kept'], ''>

/**
 * Undoes an import of the last 24 hours: deletes its new members and restores the previous values of the others.
 * Members that have been changed or used since are left as they are, with the reason. Throws Forbidden unless the
 * caller is an administrator, NotFound for an unknown import.
 */
export async function undoImport(
  ctx: Ctx,
  id: string,
): Promise<Outcome<{ undone: number; kept: number }, { reason: 'UNDONE' | 'TOO_LATE' }>> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  if (!isId(id)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const [found] = await tx.select().from(memberImports).where(eq(memberImports.id, id)).for('update')
    if (!found) throw new NotFound()
    if (found.undoneAt) return refused('UNDONE')
    if (!canStillUndo(found.createdAt, ctx.clock.now())) return refused('TOO_LATE')
    await lockMembers(tx)
    const changes = await tx
      .select()
      .from(memberImportChanges)
      .where(eq(memberImportChanges.importId, id))
      .orderBy(asc(memberImportChanges.row))
    const kept = [...(await deleteNew(tx, changes)), ...(await restoreChanged(tx, ctx, changes))]
    for (const { memberId, why } of kept)
      await tx
        .update(memberImportChanges)
        .set({ kept: why })
        .where(and(eq(memberImportChanges.importId, id), eq(memberImportChanges.memberId, memberId)))
    await tx.update(memberImports).set({ undoneAt: ctx.clock.now() }).where(eq(memberImports.id, id))
    const facts = { restoredMembers: changes.length - kept.length, keptMembers: kept.length }
    await audit(tx, ctx, { action: 'members.undo-import', subject: 'members', facts })
    return done({ undone: facts.restoredMembers, kept: facts.keptMembers })
  })
}

type KeptMember = { memberId: string; why: Kept }

/** Deletes the new members that are unchanged since the import and that nothing refers to. */
async function deleteNew(tx: Tx, changes: readonly Change[]): Promise<KeptMember[]> {
  const fresh = changes.filter(({ before }) => before === null)
  const ids = fresh.map(({ memberId }) => memberId)
  if (ids.length === 0) return []
  const stored = await tx
    .select({ id: members.id, version: members.version })
    .from(members)
    .where(inArray(members.id, ids))
  const versions = new Map(stored.map(({ id, version }) => [id, version]))
  const used = await findReferenced(tx, members, ids, { except: [memberTeams] })
  const kept: KeptMember[] = []
  for (const { memberId, version } of fresh) {
    if (versions.get(memberId) !== version) kept.push({ memberId, why: 'CHANGED' })
    else if (used.has(memberId)) kept.push({ memberId, why: 'IN_USE' })
  }
  const keptIds = new Set(kept.map(({ memberId }) => memberId))
  const removed = ids.filter((id) => !keptIds.has(id))
  if (removed.length > 0) {
    await tx.delete(members).where(inArray(members.id, removed))
    await touch(tx, 'members', ...removed.map((id) => `members/${id}`))
  }
  return kept
}

async function restoreChanged(tx: Tx, ctx: Ctx, changes: readonly Change[]): Promise<KeptMember[]> {
  const kept: KeptMember[] = []
  for (const { memberId, before, version } of changes) {
    if (before === null) continue
    const why = await restore(tx, ctx, { memberId, before, version })
    if (why) kept.push({ memberId, why })
  }
  return kept
}

type Restored = { memberId: string; before: Record<string, unknown>; version: number }

async function restore(tx: Tx, ctx: Ctx, { memberId, before, version }: Restored): Promise<Kept | undefined> {
  try {
    const saved = await updateEntry(joining(ctx, tx), memberContentType, memberId, before, { version })
    return saved.ok ? undefined : 'CHANGED'
  } catch (error) {
    if (error instanceof NotFound) return 'CHANGED' // the member was deleted
    if (error instanceof Invalid) return 'NOT_VALID'
    throw error
  }
}
