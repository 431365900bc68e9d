import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { initialsOf } from '../model.ts'
import { canListNumbers } from '../policy.ts'
import { members } from '../table.server.ts'
import { hasPageFor, isMinor, sightIn } from '../visibility.server.ts'

/** How many active members the club has: a number, so private ones count too. [API-031] */
export async function countActiveMembers(ctx: Pick<Ctx, 'db' | 'pages'>): Promise<number> {
  ctx.pages.read('members')
  const [row] = await ctx.db.select({ active: count() }).from(members).where(eq(members.active, true))
  return row?.active ?? 0
}

/**
 * The shirt numbers that active members hold, with gender and holder. Holders are initials where they are minors, or
 * private to this reader. Throws Forbidden to somebody who is not logged in. [API-032, STO-030, decisions C12, F21]
 */
export async function playerNumbers(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>) {
  if (!canListNumbers(ctx.actor)) throw new Forbidden()
  const sight = sightIn(ctx)
  const held = await ctx.db
    .select({
      memberId: members.id,
      number: members.number,
      gender: members.gender,
      name: members.name,
      minor: isMinor(sight),
      listed: members.listed,
    })
    .from(members)
    .where(and(members.active, isNotNull(members.number)))
    .orderBy(asc(members.number), asc(members.gender))
  const named = (row: (typeof held)[number]) => !row.minor && (row.listed || hasPageFor(sight) === undefined)
  return held.map((row) => ({
    memberId: row.memberId,
    number: row.number ?? 0,
    gender: row.gender,
    name: named(row) ? row.name : initialsOf(row.name),
  }))
}
