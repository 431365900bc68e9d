import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId, newId } from '../../../../kernel/ids.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { KEY_DAYS } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { batchKeys, storeBatches } from '../table.server.ts'

const BYTES = 16
const DAY_MS = 86_400_000

/** Hash of a key, which is all that is stored. A plain hash is enough for 128 random bits. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Path of the supplier's page. */
const supplierPath = (batchId: string, key: string, personalisedOnly: boolean): string =>
  `${adminPaths.supplier}?id=${batchId}&key=${key}${personalisedOnly ? '&print=1' : ''}`

/**
 * Makes a link that shows a supplier or the printing company one batch without a login, until it expires or is revoked.
 * The key is returned once and not stored. Throws Forbidden unless the actor manages batches.
 */
export async function createSupplierLink(
  ctx: Ctx,
  batchId: string,
  { personalisedOnly = false, days = KEY_DAYS }: { personalisedOnly?: boolean; days?: number } = {},
): Promise<{ ok: true; id: string; url: string; expiresAt: Date }> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  const id = newId()
  const key = randomBytes(BYTES).toString('base64url')
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  await transact(ctx, async (tx) => {
    const [batch] = isId(batchId)
      ? await tx.select({ id: storeBatches.id }).from(storeBatches).where(eq(storeBatches.id, batchId))
      : []
    if (!batch) throw new NotFound()
    await tx.insert(batchKeys).values({
      id,
      batchId,
      keyHash: hashOfKey(key),
      personalisedOnly,
      createdAt: now,
      createdBy: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      expiresAt,
    })
    await auditStaff(tx, ctx, {
      action: 'storebatches.link',
      subject: `storebatches/${batchId}`,
      facts: { link: id, printOnly: personalisedOnly },
    })
    await touchEntry(tx, 'storebatches', batchId)
  })
  const url = new URL(supplierPath(batchId, key, personalisedOnly), ctx.config.publicUrl).href
  return { ok: true, id, url, expiresAt }
}

/** Revokes a supplier link. Throws Forbidden unless the actor manages batches. */
export async function revokeSupplierLink(ctx: Ctx, id: string): Promise<void> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  if (!isId(id)) throw new NotFound()
  await transact(ctx, async (tx) => {
    const [revoked] = await tx
      .update(batchKeys)
      .set({ revokedAt: ctx.clock.now() })
      .where(and(eq(batchKeys.id, id), isNull(batchKeys.revokedAt)))
      .returning({ batchId: batchKeys.batchId })
    if (!revoked) return
    const subject = `storebatches/${revoked.batchId}`
    await auditStaff(tx, ctx, { action: 'storebatches.revoke-link', subject, facts: { link: id } })
    await touchEntry(tx, 'storebatches', revoked.batchId)
  })
}
