import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { ownMemberId } from '../../../members/policy.ts'
import { playerNumbers } from '../../../members/queries/numbers.server.ts'
import { members } from '../../../members/table.server.ts'

/** A shirt number that somebody else holds, and what he is called to this reader. */
export type TakenNumber = { number: number; name: string }

/** The shirt numbers as a buyer chooses among them. */
export type NumberChoice = { gender: string; own: number | null; taken: TakenNumber[] }

/**
 * Which numbers are taken for whoever is logged in: those that other active players of the same gender hold. The own
 * one is free. Undefined for visitors, who learn nobody's name. [STO-030, STO-031, decisions B18, C12]
 */
export async function takenNumbers(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
): Promise<NumberChoice | undefined> {
  if (ctx.actor.kind !== 'user') return undefined
  const memberId = ownMemberId(ctx.actor)
  const [buyer] = memberId
    ? await ctx.db
        .select({ gender: members.gender, number: members.number })
        .from(members)
        .where(eq(members.id, memberId))
    : []
  const gender = buyer?.gender ?? ''
  const held = await playerNumbers(ctx)
  const others = held.filter((holder) => holder.gender === gender && holder.memberId !== memberId)
  return { gender, own: buyer?.number ?? null, taken: others.map(({ number, name }) => ({ number, name })) }
}
