import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { folded } from '../../../platform/database/folding.ts'
import { teams } from '../../teams/table.server.ts'
import type { DirectorySearch } from '../schema.ts'
import { countries, members } from '../table.server.ts'
import { isListedFor, type Sight, shownName, shownNameKey, sightIn } from '../visibility.server.ts'

const PAGE_SIZE = 50

export type DirectoryEntry = Awaited<ReturnType<typeof searchDirectory>>['people'][number]

/**
 * One page of the members whom this reader may see, by name, and how many were found on how many pages. Searching ignores accents and
 * knows only the names that are shown. [MEM-001, MEM-002, decisions C03, F14]
 */
export async function searchDirectory(
  ctx: Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>,
  { q, team, active, page }: DirectorySearch,
) {
  ctx.pages.read('members', 'teams', 'countries')
  const sight = sightIn(ctx)
  const wanted = and(
    isListedFor(sight),
    q ? nameContains(sight, q) : undefined,
    team ? eq(teams.slug, team) : undefined,
    active === undefined ? undefined : eq(members.active, active),
  )
  const people = await ctx.db
    .select({
      id: members.id,
      name: shownName(sight),
      slug: members.slug,
      active: members.active,
      position: members.position,
      iso2: countries.iso2,
      country: countries.shortName,
      team: { name: teams.name, slug: teams.slug },
      found: sql<number>`count(*) over ()`,
    })
    .from(members)
    .leftJoin(teams, eq(teams.id, members.teamId))
    .leftJoin(countries, eq(countries.id, members.countryId))
    .where(wanted)
    .orderBy(shownNameKey(sight), asc(members.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const found = people[0]?.found ?? 0
  return { people, found, first: (page - 1) * PAGE_SIZE + 1, pages: Math.ceil(found / PAGE_SIZE) }
}

/** Every word stands in the name that is shown, in any order. */
function nameContains(sight: Sight, q: string): SQL | undefined {
  const words = q.split(' ').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return and(...words.map((word) => sql`${shownNameKey(sight)} like ${folded(sql`${word}::text`)}`))
}
