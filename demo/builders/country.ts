import { eq } from 'drizzle-orm'
import { COUNTRIES } from '../../src/features/members/commands/add-countries.server.ts'
import { countries } from '../../src/features/members/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** Finds or adds the country of an ISO code: 'pl' is Poland. */
export async function aCountry(ctx: Ctx, code: string): Promise<typeof countries.$inferSelect> {
  const iso2 = code.toUpperCase()
  const [found] = await ctx.db.select().from(countries).where(eq(countries.iso2, iso2))
  if (found) return found
  const known = COUNTRIES.find((country) => country.iso2 === iso2)
  if (!known) throw new RangeError(`no country has the code ${code}`)
  const [added] = await ctx.db.insert(countries).values(known).returning()
  if (!added) throw new Error('the country was not added')
  return added
}
