import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { SYSTEM } from '../../../kernel/actor.ts'
import { adultBirthday, clubDay } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { members } from '../table.server.ts'
import { isMinor, sightIn } from './visibility.server.ts'

/** Whether the account belongs to a member under 18. Their guardian books, pauses and cancels for them. */
export async function isOwnAccountOfMinor(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>): Promise<boolean> {
  const { actor, db } = ctx
  if (actor.kind !== 'user' || !actor.memberId) return false
  const adultsBorn = adultBirthday(clubDay(ctx.clock.now()))
  const isTheirs = and(
    eq(members.id, actor.memberId),
    isMinor(sightIn({ ...ctx, actor: SYSTEM })),
    // In a youth team too, who is known to be 18 acts alone.
    or(isNull(members.bornOn), gt(members.bornOn, adultsBorn)),
  )
  return (await db.$count(members, isTheirs)) > 0
}
