import { and, eq, isNull } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { users } from '../../../accounts/table.server.ts'
import { canManageMembers } from '../../policy.ts'
import { isUnder16 } from '../../queries/under-16.server.ts'
import { members } from '../../table.server.ts'
import { NEXT_VERSION, recordLinkChange } from '../internal/record-link-change.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>
type Pair = { memberId: string; userId: string }

export type LinkUser = Outcome<
  { email: string },
  /** The member already has a login. */
  | { reason: 'HAS_USER' }
  /** The login is linked to another member. */
  | { reason: 'TAKEN'; member: string }
  /** Children under 16 have no login of their own: their guardians have one. */
  | { reason: 'UNDER_16' }
>

/**
 * Links a login to a member and copies the login's e-mail address to the member. Of two concurrent requests only one
 * succeeds. Throws Forbidden unless the caller is an administrator, NotFound for an unknown member or login.
 */
export async function linkUser(ctx: Needs, { memberId, userId }: Pair): Promise<LinkUser> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  if (!isId(memberId) || !isId(userId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    // The row lock makes concurrent requests for the same login wait for each other.
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (!user) throw new NotFound()
    const [owner] = await tx
      .select({ id: members.id, name: members.name })
      .from(members)
      .where(eq(members.userId, userId))
    if (owner && owner.id !== memberId) return refused('TAKEN', { member: owner.name })
    if (owner) return done({ email: user.email })
    if (await isUnder16(tx, ctx, memberId)) return refused('UNDER_16')
    const isUnlinked = and(eq(members.id, memberId), isNull(members.userId))
    const linked = await tx
      .update(members)
      .set({ userId, email: user.email, version: NEXT_VERSION, updatedAt: ctx.clock.now() })
      .where(isUnlinked)
      .returning({ id: members.id })
    if (linked.length === 0) return refuseLinkedMember(tx, memberId)
    await recordLinkChange(tx, ctx, memberId, 'members.link-user')
    return done({ email: user.email })
  })
}

async function refuseLinkedMember(tx: Tx, memberId: string) {
  if ((await tx.$count(members, eq(members.id, memberId))) === 0) throw new NotFound()
  return refused('HAS_USER')
}
