import { and, eq } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { notifyAssigned } from '../internal/assigned-email.server.ts'
import { notifyHelpers } from '../internal/duty-email.server.ts'
import { freePlace, isTooYoung, lockDuty } from '../internal/lock-duty.server.ts'
import { canFillDuty } from '../policy.ts'
import { dutyHelpers } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'club' | 'config' | 'secret'>
type Choice = { dutyId: string; memberId: string }
export type AssignDuty = Outcome<{ isNew: boolean }, { reason: 'ENDED' | 'FULL' | 'UNDER_16' }>

/**
 * Assigns a member to a duty and notifies them. Throws Forbidden unless the caller is an administrator or coaches the
 * team, NotFound for an unknown duty or member.
 */
export async function assignDuty(ctx: Needs, choice: Choice): Promise<AssignDuty> {
  return transact(ctx, async (tx) => {
    const assigned = await assign(ctx, tx, choice)
    if (assigned.ok && assigned.isNew) await notifyAssigned(ctx, tx, [choice])
    return assigned
  })
}

/**
 * Assigns the members of a plan, skipping places that have since been filled, and notifies each person once. Returns
 * the number of places filled.
 */
export async function assignPlan(ctx: Needs, plan: readonly Choice[]): Promise<number> {
  return transact(ctx, async (tx) => {
    let filled = 0
    const added: Choice[] = []
    for (const choice of plan) {
      const assigned = await assign(ctx, tx, choice)
      if (!assigned.ok) continue
      filled += 1
      if (assigned.isNew) added.push(choice)
    }
    await notifyAssigned(ctx, tx, added)
    return filled
  })
}

async function assign(ctx: Needs, tx: Tx, { dutyId, memberId }: Choice): Promise<AssignDuty> {
  const duty = await lockDuty(ctx, tx, dutyId)
  if (!canFillDuty(ctx.actor, duty)) throw new Forbidden()
  if (duty.hasEnded) return refused('ENDED')
  if (await isTooYoung(tx, duty, memberId)) return refused('UNDER_16')
  const place = await freePlace(tx, duty)
  if (place === undefined) return refused('FULL')
  const takenBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  const [added] = await tx
    .insert(dutyHelpers)
    .values({ dutyId, place, memberId, takenBy, takenAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning()
  await auditStaff(tx, ctx, { action: 'duties.assign', subject: `duties/${dutyId}` })
  await touch(tx, 'duties')
  return done({ isNew: added !== undefined })
}

/** Removes a member from a duty and notifies them. Throws like `assignDuty`. */
export async function removeHelper(ctx: Needs, { dutyId, memberId }: Choice): Promise<void> {
  await transact(ctx, async (tx) => {
    const duty = await lockDuty(ctx, tx, dutyId)
    if (!canFillDuty(ctx.actor, duty)) throw new Forbidden()
    const isHelper = and(eq(dutyHelpers.dutyId, dutyId), eq(dutyHelpers.memberId, memberId))
    const [removed] = await tx.delete(dutyHelpers).where(isHelper).returning()
    if (!removed) return
    if (!duty.hasEnded) await notifyHelpers(ctx, tx, duty, { kind: 'removed', memberId })
    await auditStaff(tx, ctx, { action: 'duties.remove-helper', subject: `duties/${dutyId}` })
    await touch(tx, 'duties')
  })
}
