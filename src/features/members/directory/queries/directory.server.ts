import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { folded } from '../../../../platform/database/folding.ts'
import { teams } from '../../../teams/table.server.ts'
import {
  isListedFor,
  listedName,
  listedNameKey,
  preparedReader,
  preparedSight,
  sightValues,
} from '../../queries/visibility.server.ts'
import type { DirectorySearch } from '../../schema.ts'
import { countries, members } from '../../table.server.ts'
import { perReader } from './prepared.server.ts'

const PAGE_SIZE = 50

export type DirectoryEntry = {
  name: string
  slug: string
  active: boolean
  position: string
  iso2: string | null
  country: string | null
  team: { name: string; slug: string } | null
}

/**
 * Returns a page of the members the reader may see, by name, with the number of members and pages. The search ignores
 * accents and matches only the names shown. [resolutions F14]
 */
export async function searchDirectory(
  ctx: Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>,
  { q, team, active, page }: DirectorySearch,
) {
  ctx.pages.read('members', 'teams', 'countries')
  const [answer] = await directoryFor(ctx.db, preparedReader(ctx.actor)).execute({
    ...sightValues(ctx),
    words: q ? q.split(' ').map(containing) : [],
    team: team ?? null,
    active: active ?? null,
    offset: (page - 1) * PAGE_SIZE,
  })
  const { people = [], found = 0 } = answer ?? {}
  return { people, found, first: (page - 1) * PAGE_SIZE + 1, pages: Math.ceil(found / PAGE_SIZE) }
}

/** The LIKE pattern for a word anywhere in a name, with its wildcards escaped. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const directoryFor = perReader((db, reader) => {
  const sight = preparedSight(reader)
  const { words, team, active } = {
    words: sql`${sql.placeholder('words')}::text[]`,
    team: sql`${sql.placeholder('team')}::text`,
    active: sql`${sql.placeholder('active')}::boolean`,
  }
  const key = listedNameKey(sight)
  // Teams and countries are joined only for the members of this page.
  const page = db
    .select({
      id: members.id,
      name: listedName(sight).as('shown_name'),
      key: key.as('shown_key'),
      slug: members.slug,
      active: members.active,
      position: members.position,
      teamId: members.teamId,
      countryId: members.countryId,
      found: sql<number>`count(*) over ()`.as('found'),
    })
    .from(members)
    .where(
      and(
        isListedFor(sight),
        // As an array, the words are folded once and not for each member.
        sql`${key} like all (array(select ${folded(sql`word`)} from unnest(${words}) word))`,
        sql`(${team} is null or ${members.teamId} = (select ${teams.id} from ${teams} where ${teams.slug} = ${team}))`,
        sql`(${active} is null or ${members.active} = ${active})`,
      ),
    )
    .orderBy(key, asc(members.id))
    .limit(PAGE_SIZE)
    .offset(sql.placeholder('offset'))
    .as('page')
  const itsTeam = sql`case when ${teams.id} is not null then json_build_object('name', ${teams.name}, 'slug', ${teams.slug}) end`
  const person = sql`json_build_object('name', ${page.name}, 'slug', ${page.slug}, 'active', ${page.active},
    'position', ${page.position}, 'iso2', ${countries.iso2}, 'country', ${countries.shortName}, 'team', ${itsTeam})`
  return db
    .select({
      // One JSON value, because parsing fifty rows by column takes as long as finding them.
      people: sql<DirectoryEntry[]>`coalesce(json_agg(${person} order by ${page.key}, ${page.id}), '[]')`,
      found: sql<number>`coalesce(max(${page.found}), 0)`,
    })
    .from(page)
    .leftJoin(teams, eq(teams.id, page.teamId))
    .leftJoin(countries, eq(countries.id, page.countryId))
    .prepare(`directory_${reader}`)
})
