import { and, eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { canManageMembers } from '../../policy.ts'
import { members } from '../../table.server.ts'
import { NEXT_VERSION, recordLinkChange } from '../internal/record-link-change.server.ts'

/**
 * Unlinks a login from a member. The login still works, but no longer opens the member's pages. Returns whether they
 * were linked. Throws Forbidden unless the caller is an administrator, NotFound for a malformed id.
 */
export async function unlinkUser(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  { memberId, userId }: { memberId: string; userId: string },
): Promise<boolean> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  if (!isId(memberId) || !isId(userId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const unlinked = await tx
      .update(members)
      .set({ userId: null, version: NEXT_VERSION, updatedAt: ctx.clock.now() })
      .where(and(eq(members.id, memberId), eq(members.userId, userId)))
      .returning({ id: members.id })
    if (unlinked.length === 0) return false
    await recordLinkChange(tx, ctx, memberId, 'members.unlink-user')
    return true
  })
}
