import { eq } from 'drizzle-orm'
import { Invalid } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { joining, transact } from '../../../../platform/database/transact.ts'
import { setActive } from '../../../members/commands/set-active.server.ts'
import { members } from '../../../members/table.server.ts'
import { type OpenCheckout, withCheckoutsClosed } from '../../payment/commands/close-sessions.server.ts'
import { registrationApprovals } from '../../table.server.ts'
import { requireManager } from '../queries/registration-facts.server.ts'
import type { ApproveInput } from '../schema.ts'
import { type AssignMember, assignIn } from './assign-member.server.ts'
import { type CreateMember, createIn } from './create-member.server.ts'
import { guardianLinks, type Invitation, inviteApproved } from './invite-approved.server.ts'
import { sendWelcome } from './send-welcome.server.ts'
import { type Assigned, lockSubmitted, memberNamed } from './submitted.server.ts'

/** An approval can be undone for this long; its e-mails wait until then. */
export const UNDO_MINUTES = 10

export type ApproveRegistration = Outcome<
  { member: Assigned; invitation: Invitation; sendAt: Date },
  Extract<CreateMember, { ok: false }> | Extract<AssignMember, { ok: false }>
>

/**
 * Approves a registration in one transaction: creates the member in a team, or links an existing one and sets it
 * active; invites the member to a login, or a minor's guardian; and queues a welcome. The e-mails wait for ten minutes,
 * in which `undoApproval` reverses everything. Throws Forbidden unless the actor is an administrator, NotFound for an
 * unknown registration, Invalid if the answers do not make a valid member.
 */
export async function approveRegistration(
  ctx: Ctx,
  id: string,
  input: ApproveInput,
): Promise<ApproveRegistration> {
  requireManager(ctx)
  return withCheckoutsClosed(() => transact(ctx, (tx) => approve(ctx, tx, id, input)))
}

async function approve(
  ctx: Ctx,
  tx: Tx,
  id: string,
  input: ApproveInput,
): Promise<ApproveRegistration | OpenCheckout> {
  const now = ctx.clock.now()
  const heldMails = { sendAt: new Date(now.getTime() + UNDO_MINUTES * 60_000), ids: [] }
  const held: Ctx = { ...ctx, heldMails }
  const registration = await lockSubmitted(tx, id)
  const earlier = await memberNamed(tx, registration.memberId)
  if (earlier) return refused('ASSIGNED', { member: earlier })
  const isNewMember = input.member === 'new'
  const before = await guardianLinks(tx, isNewMember ? undefined : input.member)
  const linked = await link(held, tx, id, input)
  if ('close' in linked || !linked.ok) return linked
  const { member } = linked
  const reactivated = await reactivate(held, tx, member.id)
  const { invitation, invitedUserId } = await inviteApproved(held, tx, registration, member.id)
  await sendWelcome(held, tx, registration, member.id)
  const after = await guardianLinks(tx, member.id)
  // An earlier approval may remain if the registration was unlinked since.
  await tx.delete(registrationApprovals).where(eq(registrationApprovals.registrationId, id))
  await tx.insert(registrationApprovals).values({
    registrationId: id,
    memberId: member.id,
    isNewMember,
    reactivated,
    memberVersion: await versionOf(tx, member.id),
    invitedUserId,
    guardianIds: after.guardianIds.filter((one) => !before.guardianIds.includes(one)),
    invitationIds: after.invitationIds.filter((one) => !before.invitationIds.includes(one)),
    mailIds: heldMails.ids,
    sendAt: heldMails.sendAt,
    approvedById: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    approvedAt: now,
  })
  const facts = { member: member.id }
  await auditStaff(tx, ctx, { action: 'registrations.approve', subject: `registrations/${id}`, facts })
  return done({ member, invitation, sendAt: heldMails.sendAt })
}

const link = (ctx: Ctx, tx: Tx, id: string, { member, team, another }: ApproveInput) =>
  member === 'new' ? createIn(ctx, tx, id, { teamId: team, another }) : assignIn(ctx, tx, id, member)

/** Sets an inactive member active. Returns whether it was inactive. Throws Invalid if it cannot be active. */
async function reactivate(ctx: Ctx, tx: Tx, memberId: string): Promise<boolean> {
  const [member] = await tx.select({ active: members.active }).from(members).where(eq(members.id, memberId))
  if (member?.active !== false) return false
  const set = await setActive(joining(ctx, tx), memberId, true)
  if (!set.ok) throw new Invalid(set.problems)
  return true
}

async function versionOf(tx: Tx, memberId: string): Promise<number> {
  const [member] = await tx.select({ version: members.version }).from(members).where(eq(members.id, memberId))
  return member?.version ?? 0
}
