import { and, eq } from 'drizzle-orm'
import { actsFor } from '../../../../kernel/actor.ts'
import { clubDay, type LocalDate } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { lockDuty } from '../internal/lock-duty.server.ts'
import { canGiveBack, giveBackUntil } from '../model/duty.ts'
import { dutyHelpers } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>
type Choice = { dutyId: string; memberId: string }

/**
 * Gives a place back. TOO_LATE: the last day to do so has passed; the place can still be offered to others. Throws
 * Forbidden unless the caller acts for the member, NotFound for an unknown duty.
 */
export async function giveBackDuty(
  ctx: Needs,
  { dutyId, memberId }: Choice,
): Promise<Outcome<object, { reason: 'TOO_LATE'; until: LocalDate }>> {
  if (!actsFor(ctx.actor, memberId)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const duty = await lockDuty(ctx, tx, dutyId)
    if (!canGiveBack(duty, clubDay(ctx.clock.now())))
      return refused('TOO_LATE', { until: giveBackUntil(duty) })
    await tx.delete(dutyHelpers).where(isPlaceOf({ dutyId, memberId }))
    await touch(tx, 'duties')
    return done({})
  })
}

/**
 * Offers a place to others, or withdraws the offer. The helper keeps the place until someone takes it. Throws Forbidden
 * unless the caller acts for the member, NotFound for an unknown duty.
 */
export async function offerDuty(
  ctx: Needs,
  { dutyId, memberId }: Choice,
  isOffered: boolean,
): Promise<Outcome<object, { reason: 'ENDED' }>> {
  if (!actsFor(ctx.actor, memberId)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    if ((await lockDuty(ctx, tx, dutyId)).hasEnded) return refused('ENDED')
    await tx
      .update(dutyHelpers)
      .set({ offeredAt: isOffered ? ctx.clock.now() : null })
      .where(isPlaceOf({ dutyId, memberId }))
    await touch(tx, 'duties')
    return done({})
  })
}

const isPlaceOf = ({ dutyId, memberId }: Choice) =>
  and(eq(dutyHelpers.dutyId, dutyId), eq(dutyHelpers.memberId, memberId))
