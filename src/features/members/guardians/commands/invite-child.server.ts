import { eq } from 'drizzle-orm'
import { caresFor } from '../../../../kernel/actor.ts'
import { ageOn, clubDay, isLocalDate } from '../../../../kernel/dates.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { type Limit, spend } from '../../../../platform/limits/limits.ts'
import { inviteByEmail } from '../../../accounts/invitations/commands/invite-by-email.server.ts'
import { isJustInvited } from '../../../accounts/invitations/queries/just-invited.server.ts'
import { hasEmail } from '../../../accounts/queries/has-email.server.ts'
import { users } from '../../../accounts/table.server.ts'
import { canManageMembers } from '../../policy.ts'
import { lockMember } from '../../queries/lock-member.server.ts'
import { members } from '../../table.server.ts'
import { OWN_LOGIN_AGE } from '../model.ts'

const INVITATIONS: Limit = { name: 'child-invitations', points: 10, seconds: 3600 }

export type InviteChild = Outcome<
  { firstName: string },
  /** TAKEN: another person already logs in with this address. */
  { reason: 'TOO_YOUNG' | 'HAS_LOGIN' | 'TAKEN' } | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

/**
 * E-mails a child from 16 an invitation to a login of their own. The guardians keep theirs. Replaces a pending
 * invitation, unless its form was sent twice. Throws NotFound unless the caller is a guardian or an administrator.
 */
export async function inviteChild(ctx: Ctx, memberId: string, email: string): Promise<InviteChild> {
  const { actor } = ctx
  if (actor.kind !== 'user' || !(caresFor(actor, memberId) || canManageMembers(actor))) throw new NotFound()
  const spent = await spend(ctx.db, INVITATIONS, actor.userId)
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  return transact(ctx, async (tx) => {
    const child = await lockMember(tx, ctx, memberId)
    if (!child) throw new NotFound()
    if (!isOldEnough(child.bornOn, ctx)) return refused('TOO_YOUNG')
    const own = await accountOf(tx, child.userId)
    if (own?.confirmed) return refused('HAS_LOGIN')
    const [taken] = await tx.select({ id: users.id }).from(users).where(hasEmail(email))
    if (taken && taken.id !== own?.id) return refused('TAKEN')
    const { name, firstName } = child
    if (taken && (await isJustInvited(ctx, tx, taken.id))) return done({ firstName })
    const { id: userId } = await inviteByEmail(ctx, tx, { email, name }, { name, firstName })
    const changes = { userId, updatedAt: ctx.clock.now(), version: child.version + 1 }
    await tx.update(members).set(changes).where(eq(members.id, memberId))
    await audit(tx, ctx, { action: 'members.invite-child', subject: `members/${memberId}` })
    await touchEntry(tx, 'members', memberId)
    return done({ firstName })
  })
}

/** Whether a person is old enough for a login of their own. An unknown date of birth is not enough. */
const isOldEnough = (bornOn: string | null, { clock }: Pick<Ctx, 'clock'>): boolean =>
  bornOn !== null && isLocalDate(bornOn) && ageOn(bornOn, clubDay(clock.now())) >= OWN_LOGIN_AGE

async function accountOf(tx: Tx, userId: string | null) {
  if (!userId) return undefined
  const [account] = await tx
    .select({ id: users.id, confirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
  return account
}
