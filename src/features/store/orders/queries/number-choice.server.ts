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
 * Which numbers of an item are taken for whoever is logged in, by players and by orders; the own one is free. Undefined
 * for visitors, who learn nobody's name. [STO-030, STO-031, resolutions B18, C12]
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
