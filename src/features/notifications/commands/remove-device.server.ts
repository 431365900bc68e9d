import { and, eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pushDevices } from '../table.server.ts'

/**
 * Stops notifications to one of the caller's devices. Throws Forbidden for a visitor, NotFound for a device that is
 * already removed or belongs to another account.
 */
export async function removeDevice({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<void> {
  if (actor.kind !== 'user') throw new Forbidden()
  const removed = isId(id)
    ? await db
        .delete(pushDevices)
        .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, actor.userId)))
        .returning({ id: pushDevices.id })
    : []
  if (removed.length === 0) throw new NotFound('This device no longer gets notifications')
}
