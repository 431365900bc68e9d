import { count } from 'drizzle-orm'
import { teams } from '../../src/features/teams/table.server.ts'
import { slugOf } from '../../src/kernel/text.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'
import { freeSlug } from './slug.ts'

export type Team = typeof teams.$inferSelect

/** A team: active, in the menu, of adults, without standings, called Men 1 unless you say otherwise. */
export async function aTeam(ctx: Ctx, given: Partial<typeof teams.$inferInsert> = {}): Promise<Team> {
  const name = given.name ?? 'Men 1'
  return transact(ctx, async (tx) => {
    const [before] = await tx.select({ teams: count() }).from(teams)
    const slug = given.slug ?? (await freeSlug(tx, teams.slug, slugOf(name, 'team')))
    const [team] = await tx
      .insert(teams)
      .values({ genre: 'men', position: before?.teams ?? 0, ...given, name, slug })
      .returning()
    if (!team) throw new Error('the team was not added')
    await touchEntry(tx, 'teams', team.id)
    return team
  })
}
