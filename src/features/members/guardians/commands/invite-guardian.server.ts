import { and, eq, gt, lte } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { type Limit, spend } from '../../../../platform/limits/limits.ts'
import { SENT_TWICE_MS } from '../../../../platform/limits/submissions.ts'
import { signLink } from '../../../../platform/links/signed-link.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { guardianInvitations } from '../../family/table.server.ts'
import { canManageMembers } from '../../policy.ts'
import { lockMember } from '../../queries/lock-member.server.ts'
import { guardianInvitationEmail } from '../emails/guardian.tsx'
import { INVITATION_LINK, INVITATION_MS, MAX_GUARDIANS } from '../model.ts'
import { canManageGuardians } from '../policy.ts'
import { guardiansOf, pendingGuardiansOf } from '../queries/guardians.server.ts'

const INVITATIONS: Limit = { name: 'guardian-invitations', points: 10, seconds: 3600 }

export type InviteGuardian = Outcome<
  { firstName: string },
  { reason: 'FULL' | 'ADULT' | 'KNOWN' } | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

/**
 * E-mails an invitation to become a guardian of a child. It can be used once within seven days. A new invitation to
 * the same address replaces the old one, unless its form was sent twice. Throws NotFound unless the caller is a
 * guardian or an administrator.
 */
export async function inviteGuardian(ctx: Ctx, memberId: string, email: string): Promise<InviteGuardian> {
  const { actor } = ctx
  if (!isId(memberId) || actor.kind !== 'user' || !canManageGuardians(actor, memberId)) throw new NotFound()
  const spent = canManageMembers(actor) ? undefined : await spend(ctx.db, INVITATIONS, actor.userId)
  if (spent?.allowed === false) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  return transact(ctx, async (tx) => {
    const child = await lockMember(tx, ctx, memberId)
    if (!child) throw new NotFound()
    if (!child.minor) return refused('ADULT')
    const known = await guardiansOf(tx, memberId)
    if (known.some((one) => one.email === email)) return refused('KNOWN')
    if (await wasJustInvited(tx, ctx, memberId, email)) return done({ firstName: child.firstName })
    await removeReplaced(tx, ctx, memberId, email)
    const pending = await pendingGuardiansOf(ctx, tx, memberId)
    if (known.length + pending.length >= MAX_GUARDIANS) return refused('FULL')
    const expiresAt = new Date(ctx.clock.now().getTime() + INVITATION_MS)
    const [added] = await tx
      .insert(guardianInvitations)
      .values({ memberId, email, invitedBy: actor.userId, expiresAt, createdAt: ctx.clock.now() })
      .returning({ id: guardianInvitations.id })
    if (!added) throw new Error('the invitation was not stored')
    const token = signLink(ctx.secret, INVITATION_LINK, [added.id], expiresAt)
    const url = new URL(`${paths.guardianInvitation}?token=${token}`, ctx.config.publicUrl).href
    const { firstName } = child
    const text = guardianInvitationEmail({ club: ctx.club.name, child: firstName, from: actor.name, url })
    await sendEmail(ctx, tx, { to: mailAddress(email, ''), linksUntil: expiresAt }, text)
    await audit(tx, ctx, { action: 'members.invite-guardian', subject: `members/${memberId}` })
    return done({ firstName })
  })
}

/** Whether the address was invited a moment ago. A second e-mail would make the link in the first one useless. */
async function wasJustInvited(tx: Tx, { clock }: Pick<Ctx, 'clock'>, memberId: string, email: string) {
  const since = new Date(clock.now().getTime() - SENT_TWICE_MS)
  const isSame = and(eq(guardianInvitations.memberId, memberId), eq(guardianInvitations.email, email))
  return (await tx.$count(guardianInvitations, and(isSame, gt(guardianInvitations.createdAt, since)))) > 0
}

/** Deletes the previous invitation of the address, and the child's expired invitations. */
async function removeReplaced(tx: Tx, { clock }: Pick<Ctx, 'clock'>, memberId: string, email: string) {
  const ofChild = eq(guardianInvitations.memberId, memberId)
  await tx.delete(guardianInvitations).where(and(ofChild, eq(guardianInvitations.email, email)))
  await tx.delete(guardianInvitations).where(and(ofChild, lte(guardianInvitations.expiresAt, clock.now())))
}
