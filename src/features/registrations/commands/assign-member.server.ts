import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { claimForMember, releaseFromMember } from '../../billing/commands/claim-payments.server.ts'
import { type Untangle, untangle } from '../../billing/commands/untangle.server.ts'
import { demandManager } from '../queries/desk-facts.server.ts'
import type { Registration } from '../queries/registration.server.ts'
import { closePagesOf } from './close-pages.server.ts'
import { type Assigned, findHandedIn, holdHandedIn, memberNamed, writeHandedIn } from './handed-in.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'payments' | 'config' | 'log'>

export type AssignMember = Outcome<
  { member: Assigned },
  /** Somebody else was quicker, or chose before. */
  | { reason: 'ASSIGNED'; member: Assigned }
  | { reason: 'NO_MEMBER' }
  /** Somebody is at its card page, and the provider does not answer. */
  | { reason: 'PROVIDER_DOWN' }
>

export type RemoveAssign = Outcome<{ member: Assigned | undefined }, Exclude<Untangle, { ok: true }>>

/**
 * Says whose registration it is. What was paid for it becomes the member's, and with the provider's customer what will
 * be paid. The same member twice is once; another one needs "Remove assign" first. Throws Forbidden to everybody but
 * administrators, NotFound for an unknown registration. [ADM-031, ADM-033, SYS-066]
 */
export async function assignMember(ctx: Needs, id: string, memberId: string): Promise<AssignMember> {
  demandManager(ctx)
  // The member may pay for a plan already, or at another page.
  if (isId(id) && !(await closePagesOf(ctx, id, ['subscription']))) return refused('PROVIDER_DOWN')
  return transact(ctx, async (tx) => {
    const registration = await holdHandedIn(tx, id)
    const before = await memberNamed(tx, registration.memberId)
    if (before?.id === memberId) return done({ member: before })
    if (before) return refused('ASSIGNED', { member: before })
    const member = await memberNamed(tx, memberId)
    if (!member) return refused('NO_MEMBER')
    await bind(ctx, tx, registration, member, 'assign')
    return done({ member })
  })
}

/** Binds a registration that is held to its member, with what was paid. */
export async function bind(
  ctx: Needs,
  tx: Tx,
  registration: Registration,
  member: Assigned,
  action: 'assign' | 'create-member',
): Promise<void> {
  await writeHandedIn(
    tx,
    ctx,
    registration,
    { memberId: member.id, userId: member.userId },
    { action, facts: { member: member.id } },
  )
  await claimForMember(ctx, tx, {
    memberId: member.id,
    registrationId: registration.id,
    customerId: registration.stripeCustomer,
  })
  await addJob(tx, 'subscription.changed', { registrationId: registration.id, memberId: member.id })
}

/**
 * "Remove assign": the registration is nobody's again, and so is what was paid for it. The member stays. Answers who it
 * was; nobody when nobody was assigned. Refused while one of the two goes on paying as the other's customer. [ADM-028, ADM-033, decisions F17]
 */
export async function removeAssign(ctx: Needs, id: string): Promise<RemoveAssign> {
  demandManager(ctx)
  const { memberId } = await findHandedIn(ctx.db, id)
  if (!(await closePagesOf(ctx, id))) return refused('PROVIDER_DOWN')
  const untangled = memberId ? await untangle(ctx, memberId, id) : done()
  if (!untangled.ok) return untangled
  return transact(ctx, async (tx) => {
    const registration = await holdHandedIn(tx, id)
    const member = await memberNamed(tx, registration.memberId)
    if (!member || member.id !== memberId) return done({ member: undefined })
    await writeHandedIn(
      tx,
      ctx,
      registration,
      { memberId: null, userId: null },
      { action: 'remove-assign', facts: { member: member.id } },
    )
    await releaseFromMember(ctx, tx, {
      memberId: member.id,
      registrationId: id,
      customerId: registration.stripeCustomer,
    })
    await addJob(tx, 'subscription.changed', { registrationId: id, memberId: member.id })
    return done({ member })
  })
}
