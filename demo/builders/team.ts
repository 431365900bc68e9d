import { count, eq } from 'drizzle-orm'
import { teams } from '../../src/features/teams/table.server.ts'
import { slugOf } from '../../src/kernel/text.ts'
import type { Ctx } from '../../src/platform/context.ts'
import type { Tx } from '../../src/platform/database/database.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'
import { freeSlug } from './slug.ts'

export type Team = typeof teams.$inferSelect

/** The team ids in the specification's rota. [VOL-014, VOL-015] */
const ROTA_KEYS: Readonly<Record<string, string>> = {
  'Men 1': 'men1',
  'Men 2': 'men2',
  'Men 3': 'men3',
  'Women 1': 'women1',
  'Women 2': 'women2',
}

/** Returns the team with this rota id, adding it if the club does not have it. */
export async function theRotaTeam(ctx: Ctx, key: string): Promise<{ id: string }> {
  const [known] = await ctx.db.select({ id: teams.id }).from(teams).where(eq(teams.rotaKey, key))
  const name = Object.keys(ROTA_KEYS).find((one) => ROTA_KEYS[one] === key)
  return known ?? aTeam(ctx, { name: name ?? key, rotaKey: key })
}

/** Returns the five teams of the specification's rota by their rota ids. */
export async function theRotaTeams(ctx: Ctx): Promise<Record<string, Team>> {
  const made: Record<string, Team> = {}
  for (const [name, key] of Object.entries(ROTA_KEYS)) made[key] = await aTeam(ctx, { name })
  return made
}

/**
 * Adds a team: by default Men 1, an active adult team in the menu and the rota, without standings. The first team with
 * a name from the specification's rota gets its rota id.
 */
export async function aTeam(ctx: Ctx, given: Partial<typeof teams.$inferInsert> = {}): Promise<Team> {
  const name = given.name ?? 'Men 1'
  return transact(ctx, async (tx) => {
    const [before] = await tx.select({ teams: count() }).from(teams)
    const slug = given.slug ?? (await freeSlug(tx, teams.slug, slugOf(name, 'team')))
    const rotaKey = given.rotaKey ?? (await freeRotaKey(tx, name))
    const [team] = await tx
      .insert(teams)
      .values({
        genre: name.startsWith('Women') ? 'women' : 'men',
        position: before?.teams ?? 0,
        inRota: !given.youth,
        ...given,
        name,
        slug,
        rotaKey,
      })
      .returning()
    if (!team) throw new Error('the team was not added')
    await touchEntry(tx, 'teams', team.id)
    return team
  })
}

async function freeRotaKey(tx: Tx, name: string): Promise<string | null> {
  const key = ROTA_KEYS[name] ?? null
  return key && (await tx.$count(teams, eq(teams.rotaKey, key))) === 0 ? key : null
}
