import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { ownMemberId } from '../../../members/policy.ts'
import { listShirtNumbers } from '../../../members/queries/shirt-numbers.server.ts'
import { members } from '../../../members/table.server.ts'
import type { ItemGender } from '../../catalog/model/item.ts'
import { type NumberChoice, takenAmong } from '../../catalog/model/numbers.ts'
import { canPlaceClubOrder } from '../policy.ts'
import { heldNumbers } from './held-numbers.server.ts'

/**
 * Lists the numbers that are taken for the actor, by players and by orders. The actor's own number is free. Undefined
 * for visitors, who must not see names.
 */
export async function numberChoice(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  item: ItemGender,
): Promise<NumberChoice | undefined> {
  if (ctx.actor.kind !== 'user') return undefined
  const memberId = ownMemberId(ctx.actor)
  const [own] = memberId
    ? await ctx.db
        .select({ gender: members.gender, number: members.number })
        .from(members)
        .where(eq(members.id, memberId))
    : []
  const held = [...(await heldNumbers(ctx)), ...(await listShirtNumbers(ctx))]
  const buyer = { memberId, gender: own?.gender ?? '', buysForClub: canPlaceClubOrder(ctx.actor) }
  return { own: own?.number ?? null, taken: takenAmong(held, buyer, item) }
}
