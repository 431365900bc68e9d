import { and, eq, isNull, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { users } from '../../accounts/table.server.ts'
import { canManageMembers } from '../policy.ts'
import { members } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>
type Pair = { memberId: string; userId: string }

export type LinkUser = Outcome<
  { email: string },
  /** The member has a login already. */
  | { reason: 'HAS_USER' }
  /** The login belongs to another member. */
  | { reason: 'TAKEN'; member: string }
>

/**
 * Links a login to a member, who then has the login's e-mail address. Of two requests at the same moment one succeeds.
 * Throws Forbidden to all but administrators, NotFound for an unknown member or login.
 */
export async function linkUser(ctx: Needs, { memberId, userId }: Pair): Promise<LinkUser> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  if (!isId(memberId) || !isId(userId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    // The row of the login is held, so that two links of it come one after the other.
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
    const isFree = and(eq(members.id, memberId), isNull(members.userId))
    const linked = await tx
      .update(members)
      .set({ userId, email: user.email, version: NEXT_VERSION, updatedAt: ctx.clock.now() })
      .where(isFree)
      .returning({ id: members.id })
    if (linked.length === 0) return hasUser(tx, memberId)
    await note(ctx, tx, memberId, 'members.link-user')
    return done({ email: user.email })
  })
}

/**
 * Unlinks the login from a member: it still works, but no longer opens this member's pages. Answers whether there was
 * one. Throws as above.
 */
export async function unlinkUser(ctx: Needs, { memberId, userId }: Pair): Promise<boolean> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  if (!isId(memberId) || !isId(userId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const unlinked = await tx
      .update(members)
      .set({ userId: null, version: NEXT_VERSION, updatedAt: ctx.clock.now() })
      .where(and(eq(members.id, memberId), eq(members.userId, userId)))
      .returning({ id: members.id })
    if (unlinked.length === 0) return false
    await note(ctx, tx, memberId, 'members.unlink-user')
    return true
  })
}

const NEXT_VERSION = sql`${members.version} + 1`

async function hasUser(tx: Tx, memberId: string) {
  if ((await tx.$count(members, eq(members.id, memberId))) === 0) throw new NotFound()
  return refused('HAS_USER')
}

async function note(ctx: Needs, tx: Tx, memberId: string, action: string): Promise<void> {
  await touchEntry(tx, 'members', memberId)
  await audit(tx, ctx, { action, subject: `members/${memberId}` })
}
