import { and, eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { guardianInvitations } from '../../family/table.server.ts'
import { canManageGuardians } from '../policy.ts'

/**
 * Revokes an invitation, so that its link stops working. Does nothing if there is none. Throws NotFound unless the
 * caller is a guardian or an administrator.
 */
export async function revokeGuardianInvitation(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  memberId: string,
  id: string,
): Promise<void> {
  if (!isId(memberId) || !canManageGuardians(ctx.actor, memberId)) throw new NotFound()
  if (!isId(id)) return
  await transact(ctx, async (tx) => {
    const revoked = await tx
      .delete(guardianInvitations)
      .where(and(eq(guardianInvitations.id, id), eq(guardianInvitations.memberId, memberId)))
      .returning({ id: guardianInvitations.id })
    if (revoked.length === 0) return
    await audit(tx, ctx, { action: 'members.revoke-guardian', subject: `members/${memberId}` })
  })
}
