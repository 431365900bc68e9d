import { and, asc, eq, gt } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { guardianInvitations, guardians } from '../../family/table.server.ts'
import type { Guardian, PendingGuardian } from '../model.ts'
import { canManageGuardians } from '../policy.ts'

/** Returns the guardians of a child, the first one first. The caller must have checked the permission. */
export const guardiansOf = (db: Db | Tx, memberId: string): Promise<Guardian[]> =>
  db
    .select({ userId: users.id, name: users.name, email: users.email, place: guardians.place })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.userId))
    .where(eq(guardians.memberId, memberId))
    .orderBy(asc(guardians.place))

/** Returns the pending invitations of a child. The caller must have checked the permission. */
export const pendingGuardiansOf = (
  { clock }: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  memberId: string,
): Promise<PendingGuardian[]> =>
  db
    .select({
      id: guardianInvitations.id,
      email: guardianInvitations.email,
      expiresAt: guardianInvitations.expiresAt,
    })
    .from(guardianInvitations)
    .where(and(eq(guardianInvitations.memberId, memberId), gt(guardianInvitations.expiresAt, clock.now())))
    .orderBy(asc(guardianInvitations.createdAt))

export type GuardianList = { guardians: Guardian[]; pending: PendingGuardian[] }

/**
 * Returns the guardians and invitations of a child. Throws NotFound unless the caller is a guardian or an
 * administrator.
 */
export async function listGuardians(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  memberId: string,
): Promise<GuardianList> {
  if (!isId(memberId) || !canManageGuardians(ctx.actor, memberId)) throw new NotFound()
  return {
    guardians: await guardiansOf(ctx.db, memberId),
    pending: await pendingGuardiansOf(ctx, ctx.db, memberId),
  }
}
