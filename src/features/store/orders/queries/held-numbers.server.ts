import { asc, eq, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { ownMemberId } from '../../../members/policy.ts'
import { holderColumns, holderName } from '../../../members/queries/shirt-numbers.server.ts'
import { members } from '../../../members/table.server.ts'
import type { HeldNumber } from '../../catalog/model/numbers.ts'
import { numberHolds } from '../table.server.ts'

/**
 * Lists shirt numbers held by other members' orders, with the holders' names as the reader may see them. Empty for
 * visitors.
 */
export async function heldNumbers(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>): Promise<HeldNumber[]> {
  if (ctx.actor.kind !== 'user') return []
  const own = ownMemberId(ctx.actor)
  const held = await ctx.db
    .select({
      number: numberHolds.number,
      gender: numberHolds.gender,
      memberId: numberHolds.memberId,
      holder: holderColumns(ctx),
    })
    .from(numberHolds)
    .leftJoin(members, eq(members.id, numberHolds.memberId))
    // Former members hold no number.
    .where(or(isNull(members.id), members.active))
    .orderBy(asc(numberHolds.number))
  return held
    .filter(({ memberId }) => memberId === null || memberId !== own)
    .map(({ holder, ...hold }) => ({
      ...hold,
      minor: holder?.minor ?? false,
      name: holder ? holderName(ctx, holder) : 'the club',
    }))
}
