import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { initialsOf } from '../model/member.ts'
import { canListNumbers } from '../policy.ts'
import { members } from '../table.server.ts'
import { hasPageFor, isMinor, sightIn } from './visibility.server.ts'

/** The number of active members, including those with a private profile. */
export async function countActiveMembers(ctx: Pick<Ctx, 'db' | 'pages'>): Promise<number> {
  ctx.pages.read('members')
  const [row] = await ctx.db.select({ active: count() }).from(members).where(eq(members.active, true))
  return row?.active ?? 0
}

/**
 * The shirt numbers of active members, with gender and holder. Minors, and members private to the caller, appear with
 * their initials. Throws Forbidden for a visitor.
 */
export async function listShirtNumbers(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>) {
  if (!canListNumbers(ctx.actor)) throw new Forbidden()
  const holders = await ctx.db
    .select({
      memberId: members.id,
      number: members.number,
      gender: members.gender,
      holder: holderColumns(ctx),
    })
    .from(members)
    .where(and(members.active, isNotNull(members.number)))
    .orderBy(asc(members.number), asc(members.gender))
  return holders.map(({ memberId, number, gender, holder }) => ({
    memberId,
    number: number ?? 0,
    gender,
    minor: holder.minor,
    name: holderName(ctx, holder),
  }))
}

type Reader = Pick<Ctx, 'actor' | 'clock'>

/** The columns that `holderName` needs. */
export const holderColumns = (ctx: Reader) => ({
  name: members.name,
  minor: isMinor(sightIn(ctx)),
  listed: members.listed,
})

/** The name of a number's holder as the reader may see it. */
export function holderName(ctx: Reader, holder: { name: string; minor: boolean; listed: boolean }): string {
  const isNameShown = !holder.minor && (holder.listed || hasPageFor(sightIn(ctx)) === undefined)
  return isNameShown ? holder.name : initialsOf(holder.name)
}
