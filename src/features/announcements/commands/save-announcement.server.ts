import { and, eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { requireEditable } from '../internal/require-editable.server.ts'
import { canEditAnnouncements } from '../policy.ts'
import type { AnnouncementInput } from '../schema.ts'
import { announcements } from '../table.server.ts'

type WriteCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>

/**
 * Adds an announcement, or changes the one with the given id. Refuses with CHANGED if someone else has saved it since.
 * Throws Forbidden unless the caller may edit both the saved and the new version, NotFound for an unknown one.
 */
export async function saveAnnouncement(
  ctx: WriteCtx,
  { id, version, cancels, ...facts }: AnnouncementInput,
): Promise<Outcome<object, { reason: 'CHANGED' }>> {
  if (!canEditAnnouncements(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    await requireEditable(tx, ctx.actor, cancels)
    const ownerId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
    const values = { ...facts, ...cancels, ownerId, updatedAt: ctx.clock.now() }
    const saved = id === undefined ? await add(tx, values) : await change(ctx, tx, { id, version, values })
    if (!saved) return refused('CHANGED')
    const action = id === undefined ? 'announcements.create' : 'announcements.update'
    await auditStaff(tx, ctx, { action, subject: `announcements/${saved}` })
    await touch(tx, 'announcements')
    return done({})
  })
}

type Values = typeof announcements.$inferInsert

async function add(tx: Tx, values: Values): Promise<string> {
  const id = newId()
  await tx.insert(announcements).values({ ...values, id })
  return id
}

type Change = { id: string; version: number | undefined; values: Values }

async function change(ctx: WriteCtx, tx: Tx, { id, version, values }: Change): Promise<string | undefined> {
  const [stored] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
  if (!stored) throw new NotFound()
  await requireEditable(tx, ctx.actor, stored)
  const [saved] = await tx
    .update(announcements)
    .set({ ...values, version: sql`${announcements.version} + 1` })
    .where(
      and(eq(announcements.id, id), version === undefined ? undefined : eq(announcements.version, version)),
    )
    .returning({ id: announcements.id })
  return saved?.id
}
