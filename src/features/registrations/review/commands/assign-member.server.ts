import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import {
  closeSubscriptionCheckouts,
  hasOtherCheckout,
  whyNotSubscribe,
} from '../../../billing/checkout/commands/single-subscription.server.ts'
import { hasOpenCheckout } from '../../../billing/payments/queries/ledger.server.ts'
import { type OpenCheckout, withCheckoutsClosed } from '../../payment/commands/close-sessions.server.ts'
import { paidFees } from '../../payment/queries/paid.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { requireManager } from '../queries/registration-facts.server.ts'
import { addRegisteredGuardian } from './add-registered-guardian.server.ts'
import { type Assigned, lockSubmitted, memberNamed, writeSubmitted } from './submitted.server.ts'

export type AssignMember = Outcome<
  { member: Assigned },
  /** The registration is assigned to another member. */
  | { reason: 'ASSIGNED'; member: Assigned }
  | { reason: 'NO_MEMBER' }
  /** Its open checkout session cannot be closed, because the provider does not answer. */
  | { reason: 'PROVIDER_DOWN' }
>

export type UnlinkMember = Outcome<{ member: Assigned | undefined }, { reason: 'PROVIDER_DOWN' }>

/**
 * Assigns a registration, with its payments and customer, to a member. Assigning the same member again changes
 * nothing; another member must be unlinked first. Throws Forbidden unless the actor is an administrator, NotFound for
 * an unknown registration. [ADM-031, ADM-033, SYS-066]
 */
export async function assignMember(ctx: Ctx, id: string, memberId: string): Promise<AssignMember> {
  requireManager(ctx)
  return withCheckoutsClosed(() => transact(ctx, (tx) => assignIn(ctx, tx, id, memberId)))
}

/** Assigns a registration in the caller's transaction, or returns the checkout sessions to close first. */
export async function assignIn(
  ctx: Ctx,
  tx: Tx,
  id: string,
  memberId: string,
): Promise<Exclude<AssignMember, { reason: 'PROVIDER_DOWN' }> | OpenCheckout> {
  const registration = await lockSubmitted(tx, id)
  const before = await memberNamed(tx, registration.memberId)
  if (before?.id === memberId) return done({ member: before })
  if (before) return refused('ASSIGNED', { member: before })
  const member = await memberNamed(tx, memberId)
  if (!member) return refused('NO_MEMBER')
  // The checkout session may stay open unless the member would then have two subscriptions.
  const isOpen = await hasOpenCheckout(tx, id, 'subscription')
  if (isOpen && (await whyNotSubscribe(tx, member.id, id))) return { close: () => closeCheckout(ctx, id) }
  // If the registration has a subscription, the member's other checkout sessions must be closed, or the member
  // could start a second one.
  if ((await paidFees(tx, id)).subscription && (await hasOtherCheckout(tx, member.id, id)))
    return { close: () => closeSubscriptionCheckouts(ctx, member.id, id) }
  await bind(ctx, tx, registration, member, 'assign')
  return done({ member })
}

/** Links a locked registration to its member, and makes the guardian who sent it the guardian of the member. */
export async function bind(
  ctx: Ctx,
  tx: Tx,
  registration: Registration,
  member: Assigned,
  action: 'assign' | 'create-member',
): Promise<void> {
  const { id: memberId, userId } = member
  await writeSubmitted(tx, ctx, registration, { memberId, userId }, { action, facts: { member: memberId } })
  await addRegisteredGuardian(ctx, tx, registration, memberId)
  await addJob(tx, 'subscription.changed', { registrationId: registration.id, memberId })
}

/**
 * Unlinks a registration and its payments from its member, and returns that member. The member is kept. [ADM-028,
 * ADM-033, resolutions B22, F17]
 */
export async function unlinkMember(ctx: Ctx, id: string): Promise<UnlinkMember> {
  requireManager(ctx)
  return withCheckoutsClosed(() => transact(ctx, (tx) => unlinkIn(ctx, tx, id)))
}

type Unlinked = Extract<UnlinkMember, { ok: true }>

/** Unlinks a registration in the caller's transaction, or returns the checkout sessions to close first. */
export async function unlinkIn(ctx: Ctx, tx: Tx, id: string): Promise<Unlinked | OpenCheckout> {
  const registration = await lockSubmitted(tx, id)
  const member = await memberNamed(tx, registration.memberId)
  if (!member) return done({ member })
  if (await hasOpenCheckout(tx, id)) return { close: () => closeCheckout(ctx, id) }
  const change = { action: 'remove-assign', facts: { member: member.id } } as const
  await writeSubmitted(tx, ctx, registration, { memberId: null, userId: null }, change)
  await addJob(tx, 'subscription.changed', { registrationId: id, memberId: member.id })
  return done({ member })
}
