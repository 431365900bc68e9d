import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { requireEditable } from '../internal/require-editable.server.ts'
import { canEditAnnouncements } from '../policy.ts'
import { announcements } from '../table.server.ts'

/** Removes an announcement. Throws Forbidden unless the caller may edit it, NotFound for an unknown one. */
export async function removeAnnouncement(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>,
  id: string,
): Promise<void> {
  if (!canEditAnnouncements(ctx.actor)) throw new Forbidden()
  await transact(ctx, async (tx) => {
    const [stored] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
    if (!stored) throw new NotFound()
    await requireEditable(tx, ctx.actor, stored)
    await tx.delete(announcements).where(eq(announcements.id, id))
    await auditStaff(tx, ctx, { action: 'announcements.delete', subject: `announcements/${id}` })
    await touch(tx, 'announcements')
  })
}
