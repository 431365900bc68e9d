import { and, eq } from 'drizzle-orm'
import { actsFor, peopleOf } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { notifyHelpers } from '../internal/duty-email.server.ts'
import { freePlace, isTooYoung, lockDuty, offeredPlace } from '../internal/lock-duty.server.ts'
import { dutyHelpers } from '../table.server.ts'

export type TakeDuty = Outcome<object, { reason: 'ENDED' | 'FULL' | 'UNDER_16' } | { reason: 'HAS_IT' }>

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'club' | 'config' | 'secret'>
type Choice = { dutyId: string; memberId: string }

/**
 * Takes a place of a duty for a member that the caller acts for: a free place, or else one that its helper offers. A
 * guardian can take it in the child's place. Throws Forbidden unless the caller acts for the member, NotFound for an
 * unknown duty.
 */
export async function takeDuty(ctx: Needs, { dutyId, memberId }: Choice): Promise<TakeDuty> {
  if (!actsFor(ctx.actor, memberId) || ctx.actor.kind !== 'user') throw new Forbidden()
  const byGuardian = !peopleOf(ctx.actor).some((one) => one.memberId === memberId && one.isSelf)
  const takenBy = ctx.actor.userId
  return transact(ctx, async (tx): Promise<TakeDuty> => {
    const duty = await lockDuty(ctx, tx, dutyId)
    if (duty.hasEnded) return refused('ENDED')
    if (!byGuardian && (await isTooYoung(tx, duty, memberId))) return refused('UNDER_16')
    const isHelper = and(eq(dutyHelpers.dutyId, dutyId), eq(dutyHelpers.memberId, memberId))
    if ((await tx.$count(dutyHelpers, isHelper)) > 0) return refused('HAS_IT')
    const helper = { memberId, byGuardian, takenBy, takenAt: ctx.clock.now(), offeredAt: null }
    const place = await freePlace(tx, duty)
    if (place !== undefined) await tx.insert(dutyHelpers).values({ dutyId, place, ...helper })
    else {
      const offered = await offeredPlace(tx, duty)
      if (!offered) return refused('FULL')
      const isPlace = and(eq(dutyHelpers.dutyId, dutyId), eq(dutyHelpers.place, offered.place))
      await tx.update(dutyHelpers).set(helper).where(isPlace)
      await notifyHelpers(ctx, tx, duty, { kind: 'replaced', memberId: offered.memberId })
    }
    await touch(tx, 'duties')
    return done({})
  })
}
