import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { initialsOf } from '../model/member.ts'
import { canListNumbers } from '../policy.ts'
import { members } from '../table.server.ts'
import { hasPageFor, isMinor, sightIn } from './visibility.server.ts'

/** How many active members the club has: a number, so private ones count too. [API-031] */
export async function countActiveMembers(ctx: Pick<Ctx, 'db' | 'pages'>): Promise<number> {
  ctx.pages.read('members')
  const [row] = await ctx.db.select({ active: count() }).from(members).where(eq(members.active, true))
  return row?.active ?? 0
}

/**
 * The shirt numbers that active members hold, with gender and holder. Holders are initials where they are minors, or
 * private to this reader. Throws Forbidden to somebody who is not logged in. [API-032, STO-030, resolutions C12, F21]
 */
export async function listShirtNumbers(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>) {
  if (!canListNumbers(ctx.actor)) throw new Forbidden()
  const held = await ctx.db
    .select({
      memberId: members.id,
      number: members.number,
      gender: members.gender,
      holder: holderColumns(ctx),
    })
    .from(members)
    .where(and(members.active, isNotNull(members.number)))
    .orderBy(asc(members.number), asc(members.gender))
  return held.map(({ memberId, number, gender, holder }) => ({
    memberId,
    number: number ?? 0,
    gender,
    minor: holder.minor,
    name: holderName(ctx, holder),
  }))
}

type Asker = Pick<Ctx, 'actor' | 'clock'>

/** What `holderName` needs to know of a member. */
export const holderColumns = (ctx: Asker) => ({
  name: members.name,
  minor: isMinor(sightIn(ctx)),
  listed: members.listed,
})

/** What somebody who holds a number is called to whoever asks. [resolutions C12] */
export function holderName(ctx: Asker, holder: { name: string; minor: boolean; listed: boolean }): string {
  const named = !holder.minor && (holder.listed || hasPageFor(sightIn(ctx)) === undefined)
  return named ? holder.name : initialsOf(holder.name)
}
