import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { imageColumns } from '../../../../platform/files/images.ts'
import { files } from '../../../../platform/files/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import {
  hasPageFor,
  hiddenForMinors,
  isMinor,
  shownBornOn,
  shownName,
  showsPicture,
  sightIn,
} from '../../queries/visibility.server.ts'
import { countries, members } from '../../table.server.ts'

export type Player = NonNullable<Awaited<ReturnType<typeof findPlayer>>>

/**
 * Finds the player page of a member by its slug; undefined if there is none or this reader may not see it. `minor`
 * keeps structured data and search engines away from a child's page. [resolutions C13]
 */
export async function findPlayer(ctx: Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>, slug: string) {
  const sight = sightIn(ctx)
  const [player] = await ctx.db
    .select({
      id: members.id,
      name: shownName(sight),
      slug: members.slug,
      active: members.active,
      position: members.position,
      number: members.number,
      bornOn: shownBornOn(sight),
      history: hiddenForMinors<string>(sight, members.history, sql`''`),
      minor: isMinor(sight),
      /** Search engines may index only listed members. */
      listed: members.listed,
      iso2: countries.iso2,
      country: countries.shortName,
      team: { name: teams.name, slug: teams.slug, colour: teams.colour },
      image: imageColumns,
    })
    .from(members)
    .leftJoin(teams, eq(teams.id, members.teamId))
    .leftJoin(countries, eq(countries.id, members.countryId))
    .leftJoin(files, and(eq(files.id, members.imageId), showsPicture(sight)))
    .where(and(eq(members.slug, slug), hasPageFor(sight)))
  ctx.pages.read(player ? `members/${player.id}` : 'members', 'teams', 'countries')
  return player
}
