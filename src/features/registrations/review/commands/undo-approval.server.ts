import { and, eq, inArray } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import { deleteEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { joining, transact } from '../../../../platform/database/transact.ts'
import { takeBackMails } from '../../../../platform/email/outbox.ts'
import { deleteInvitedUser } from '../../../accounts/invitations/commands/delete-invited-user.server.ts'
import { setActive } from '../../../members/commands/set-active.server.ts'
import { memberContentType } from '../../../members/content-type.ts'
import { guardianInvitations, guardians } from '../../../members/family/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { deletePreferencesOfOthers } from '../../../notifications/commands/delete-preferences.server.ts'
import { type OpenCheckout, withCheckoutsClosed } from '../../payment/commands/close-sessions.server.ts'
import { registrationApprovals } from '../../table.server.ts'
import { requireManager } from '../queries/registration-facts.server.ts'
import { unlinkIn } from './assign-member.server.ts'
import { lockSubmitted } from './submitted.server.ts'

export type UndoApproval = Outcome<
  { name: string },
  /** It was not approved, or it was undone or unlinked since. */
  | { reason: 'NOT_APPROVED' }
  /** Its e-mails have been sent. */
  | { reason: 'SENT' }
  /** Someone has edited or used the member since. */
  | { reason: 'CHANGED' }
  | { reason: 'PROVIDER_DOWN' }
>

type Approval = typeof registrationApprovals.$inferSelect

/**
 * Reverses `approveRegistration` while its e-mails wait: deletes them, the login, the guardian's link and the member
 * that it created, and unlinks the registration. Changes nothing if any of this is refused. Throws Forbidden unless the
 * actor is an administrator, NotFound for an unknown registration.
 */
export async function undoApproval(ctx: Ctx, id: string): Promise<UndoApproval> {
  requireManager(ctx)
  return rollingBack<UndoApproval>(() => withCheckoutsClosed(() => transact(ctx, (tx) => undo(ctx, tx, id))))
}

async function undo(ctx: Ctx, tx: Tx, id: string): Promise<UndoApproval | OpenCheckout> {
  const { memberId, name } = await lockSubmitted(tx, id)
  const isIt = eq(registrationApprovals.registrationId, id)
  const [approval] = await tx.select().from(registrationApprovals).where(isIt).for('update')
  if (!approval || approval.memberId !== memberId) return refused('NOT_APPROVED')
  if (approval.sendAt <= ctx.clock.now()) return refused('SENT')
  const unlinked = await unlinkIn(ctx, tx, id)
  if ('close' in unlinked) return unlinked
  if (!(await takeBackMails(tx, approval.mailIds))) throw new Rollback(refused('SENT'))
  await tx.delete(registrationApprovals).where(isIt)
  await removeAccess(tx, approval)
  await restoreMember(ctx, tx, approval)
  await auditStaff(tx, ctx, {
    action: 'registrations.undo-approval',
    subject: `registrations/${id}`,
    facts: { member: approval.memberId },
  })
  return done({ name })
}

/** Removes what the approval has opened: the invited account, guardians and invitations. */
async function removeAccess(tx: Tx, { memberId, invitedUserId, guardianIds, invitationIds }: Approval) {
  if (invitedUserId && !(await deleteInvitedUser(tx, invitedUserId)).ok)
    throw new Rollback(refused('CHANGED'))
  const ofMember = eq(guardians.memberId, memberId)
  await tx.delete(guardians).where(and(ofMember, inArray(guardians.userId, guardianIds)))
  await deletePreferencesOfOthers(tx, memberId)
  await tx.delete(guardianInvitations).where(inArray(guardianInvitations.id, invitationIds))
}

async function restoreMember(ctx: Ctx, tx: Tx, approval: Approval): Promise<void> {
  const { memberId, memberVersion, isNewMember, reactivated } = approval
  const isSame = and(eq(members.id, memberId), eq(members.version, memberVersion))
  if ((isNewMember || reactivated) && (await tx.$count(members, isSame)) === 0)
    throw new Rollback(refused('CHANGED'))
  if (isNewMember && !(await deleteEntry(joining(ctx, tx), memberContentType, memberId)).ok)
    throw new Rollback(refused('CHANGED'))
  if (reactivated && !(await setActive(joining(ctx, tx), memberId, false)).ok)
    throw new Rollback(refused('CHANGED'))
}
