import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { folded } from '../../../platform/database/folding.ts'
import { teams } from '../../teams/table.server.ts'
import { insightOf } from '../policy.ts'
import { perInsight } from '../prepared.server.ts'
import type { DirectorySearch } from '../schema.ts'
import { countries, members } from '../table.server.ts'
import { isListedFor, preparedSight, shownName, shownNameKey, sightValues } from '../visibility.server.ts'

const PAGE_SIZE = 50

export type DirectoryEntry = Awaited<ReturnType<typeof searchDirectory>>['people'][number]

/**
 * One page of the members whom this reader may see, by name, and how many were found on how many pages. Searching
 * ignores accents and knows only the names that are shown. [MEM-001, MEM-002, decisions C03, F14]
 */
export async function searchDirectory(
  ctx: Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>,
  { q, team, active, page }: DirectorySearch,
) {
  ctx.pages.read('members', 'teams', 'countries')
  const rows = await directoryFor(ctx.db, insightOf(ctx.actor)).execute({
    ...sightValues(ctx),
    words: q ? q.split(' ').map(containing) : [],
    team: team ?? null,
    active: active ?? null,
    offset: (page - 1) * PAGE_SIZE,
  })
  const found = rows[0]?.found ?? 0
  const people = rows.map(({ found: _, ...person }) => person)
  return { people, found, first: (page - 1) * PAGE_SIZE + 1, pages: Math.ceil(found / PAGE_SIZE) }
}

/** The pattern of a word anywhere in a name; wildcards in it are letters. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const directoryFor = perInsight((db, insight) => {
  const sight = preparedSight(insight)
  const { words, team, active } = {
    words: sql`${sql.placeholder('words')}::text[]`,
    team: sql`${sql.placeholder('team')}::text`,
    active: sql`${sql.placeholder('active')}::boolean`,
  }
  return db
    .select({
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
    .where(
      and(
        isListedFor(sight),
        sql`${shownNameKey(sight)} like all (select ${folded(sql`word`)} from unnest(${words}) word)`,
        sql`(${team} is null or ${teams.slug} = ${team})`,
        sql`(${active} is null or ${members.active} = ${active})`,
      ),
    )
    .orderBy(shownNameKey(sight), asc(members.id))
    .limit(PAGE_SIZE)
    .offset(sql.placeholder('offset'))
    .prepare(`directory_${insight}`)
})
