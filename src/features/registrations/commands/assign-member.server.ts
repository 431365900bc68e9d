import { or } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { linkToMember, releaseFromMember } from '../../billing/commands/claim-payments.server.ts'
import { oneAtATime } from '../../billing/commands/grants.server.ts'
import { isPlanPageOf, whyNotBegin } from '../../billing/commands/one-plan.server.ts'
import { goesOnPayingAs, sharedCustomer } from '../../billing/commands/untangle.server.ts'
import { hasPayment, openPagesAs, openPagesOf } from '../../billing/queries/ledger.server.ts'
import { paidFees } from '../queries/paid.server.ts'
import type { Registration } from '../queries/registration.server.ts'
import { demandManager } from '../queries/registration-facts.server.ts'
import { FEE_PURPOSES, OpenPages, withPagesClosed } from './close-pages.server.ts'
import { type Assigned, holdHandedIn, memberNamed, writeHandedIn } from './handed-in.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'payments' | 'config' | 'log'>

export type AssignMember = Outcome<
  { member: Assigned },
  /** Somebody else was quicker, or chose before. */
  | { reason: 'ASSIGNED'; member: Assigned }
  | { reason: 'NO_MEMBER' }
  /** Somebody is at its card page, and the provider does not answer. */
  | { reason: 'PROVIDER_DOWN' }
>

export type RemoveAssign = Outcome<
  { member: Assigned | undefined },
  /**
   * A plan of the member runs or is being given, or an invoice is open or being made, with the customer as whom both
   * have paid. [resolutions B22]
   */
  { reason: 'TANGLED' } | { reason: 'PROVIDER_DOWN' }
>

/**
 * Says whose registration it is. What was paid for it becomes the member's, and with the provider's customer what will
 * be paid. The same member twice is once; another one needs "Remove assign" first. Throws Forbidden to everybody but
 * administrators, NotFound for an unknown registration. [ADM-031, ADM-033, SYS-066]
 */
export async function assignMember(ctx: Needs, id: string, memberId: string): Promise<AssignMember> {
  demandManager(ctx)
  const assign = async (tx: Tx): Promise<AssignMember | OpenPages> => {
    const registration = await holdHandedIn(tx, id)
    const before = await memberNamed(tx, registration.memberId)
    if (before?.id === memberId) return done({ member: before })
    if (before) return refused('ASSIGNED', { member: before })
    const member = await memberNamed(tx, memberId)
    if (!member) return refused('NO_MEMBER')
    const open = openPagesOf(id, ['subscription'])
    // A page stays where it is the only place at which the member begins a plan.
    if ((await hasPayment(tx, open)) && (await whyNotBegin(tx, member.id, id))) return new OpenPages(open)
    await oneAtATime(tx, member.id)
    const elsewhere = isPlanPageOf(member.id, id)
    // With a plan of the registration, the member is at a page for a second one.
    if ((await paidFees(tx, id)).subscription && (await hasPayment(tx, elsewhere)))
      return new OpenPages(elsewhere)
    await bind(ctx, tx, registration, member, 'assign')
    return done({ member })
  }
  return withPagesClosed(ctx, () => transact(ctx, assign))
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
  await linkToMember(ctx, tx, {
    memberId: member.id,
    registrationId: registration.id,
    customerId: registration.stripeCustomer,
  })
  await addJob(tx, 'subscription.changed', { registrationId: registration.id, memberId: member.id })
}

/**
 * "Remove assign": the registration is nobody's again, and so is what was paid for it. The member stays. Answers who it
 * was; nobody when nobody was assigned. Card pages on which the member would pay as
 * the customer of both are closed; refused while the member goes on paying as it. [ADM-028, ADM-033, resolutions B22,
 * F17]
 */
export async function removeAssign(ctx: Needs, id: string): Promise<RemoveAssign> {
  demandManager(ctx)
  const remove = async (tx: Tx): Promise<RemoveAssign | OpenPages> => {
    const registration = await holdHandedIn(tx, id)
    const member = await memberNamed(tx, registration.memberId)
    if (!member) return done({ member })
    const both = { memberId: member.id, registrationId: id }
    const shared = await sharedCustomer(ctx, tx, both)
    if (shared && (await goesOnPayingAs(tx, shared, both))) return refused('TANGLED')
    const open = or(openPagesOf(id, FEE_PURPOSES), shared === undefined ? undefined : openPagesAs(shared))
    if (await hasPayment(tx, open)) return new OpenPages(open)
    await writeHandedIn(
      tx,
      ctx,
      registration,
      { memberId: null, userId: null },
      { action: 'remove-assign', facts: { member: member.id } },
    )
    await releaseFromMember(ctx, tx, both)
    await addJob(tx, 'subscription.changed', { registrationId: id, memberId: member.id })
    return done({ member })
  }
  return withPagesClosed(ctx, () => transact(ctx, remove))
}
