import { and, eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { deletePreferencesOfOthers } from '../../../notifications/commands/delete-preferences.server.ts'
import { guardians } from '../../family/table.server.ts'
import { lockMember } from '../../queries/lock-member.server.ts'
import { guardianRemovedEmail } from '../emails/guardian.tsx'
import { canManageGuardians, canRemoveGuardian } from '../policy.ts'
import { guardiansOf } from '../queries/guardians.server.ts'

/** LAST: a child always keeps one guardian. */
export type RemoveGuardian = Outcome<{ name: string }, { reason: 'LAST' }>

/**
 * Removes a guardian of a child and e-mails them. The other guardian becomes the first. Refuses for the only guardian
 * of a minor. Throws NotFound unless the caller is a guardian or an administrator, Forbidden if only the club may
 * remove this guardian.
 */
export async function removeGuardian(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config' | 'club'>,
  memberId: string,
  userId: string,
): Promise<RemoveGuardian> {
  if (!isId(memberId) || !isId(userId) || !canManageGuardians(ctx.actor, memberId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const child = await lockMember(tx, ctx, memberId)
    const all = await guardiansOf(tx, memberId)
    const [first] = all
    const guardian = all.find((one) => one.userId === userId)
    if (!child || !guardian || !first) throw new NotFound()
    if (!canRemoveGuardian(ctx.actor, memberId, guardian, first)) throw new Forbidden()
    if (child.minor && all.length === 1) return refused('LAST')
    const ofChild = eq(guardians.memberId, memberId)
    await tx.delete(guardians).where(and(ofChild, eq(guardians.userId, userId)))
    await tx.update(guardians).set({ place: 1 }).where(ofChild)
    await deletePreferencesOfOthers(tx, memberId)
    await audit(tx, ctx, { action: 'members.remove-guardian', subject: `members/${memberId}` })
    const { name, email } = guardian
    const notice = guardianRemovedEmail({ club: ctx.club.name, name, child: child.firstName })
    await sendEmail(ctx, tx, { to: mailAddress(email, name) }, notice)
    return done({ name })
  })
}
