import { type AnyColumn, and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../../platform/context.ts'
import { imageColumns } from '../../../../platform/files/images.ts'
import { files } from '../../../../platform/files/table.server.ts'
import {
  hasPageFor,
  isMinor,
  preparedReader,
  preparedSight,
  shownName,
  showsPicture,
  sightValues,
} from '../../queries/visibility.server.ts'
import { countries, members, memberTeams } from '../../table.server.ts'
import { perReader } from './prepared.server.ts'

/** The most players a team page shows. */
const MAX_PLAYERS = 100

export type SquadPlayer = Awaited<ReturnType<typeof squadOf>>[number]

/**
 * The active members of a team that the reader may see, goalkeepers first, then by number. Minors have only their first
 * name, and only visible pictures are included.
 */
export async function squadOf(ctx: Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>, teamId: string) {
  ctx.pages.read('members', 'teams', 'countries')
  return squadFor(ctx.db, preparedReader(ctx.actor)).execute({ ...sightValues(ctx), teamId })
}

const squadFor = perReader((db, reader) => {
  const sight = preparedSight(reader)
  return db
    .select({
      id: members.id,
      name: shownName(sight),
      slug: members.slug,
      position: members.position,
      number: members.number,
      iso2: countries.iso2,
      country: countries.shortName,
      minor: isMinor(sight),
      image: imageColumns,
    })
    .from(members)
    .leftJoin(countries, eq(countries.id, members.countryId))
    .leftJoin(files, and(eq(files.id, members.imageId), showsPicture(sight)))
    .where(and(members.active, playsFor(sql.placeholder('teamId')), hasPageFor(sight)))
    .orderBy(
      sql`${members.position} <> 'Goalkeeper'`,
      sql`${members.number} nulls last`,
      asc(members.nameKey),
    )
    .limit(MAX_PLAYERS)
    .prepare(`squad_${reader}`)
})

/** Whether the team is the member's main team or one of their others. */
const playsFor = (teamId: SQL | ReturnType<typeof sql.placeholder>): SQL | undefined =>
  or(
    sql`${members.teamId} = ${teamId}`,
    sql`${members.id} in (select ${memberTeams.memberId} from ${memberTeams} where ${memberTeams.teamId} = ${teamId})`,
  )

/**
 * Counts the active players of these teams by position, among those that the reader may see, so that the index agrees
 * with the team page.
 */
export async function positionsOf(
  ctx: Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>,
  teamIds: readonly string[],
) {
  ctx.pages.read('members', 'teams')
  return positionsFor(ctx.db, preparedReader(ctx.actor)).execute({ ...sightValues(ctx), teamIds })
}

const positionsFor = perReader((db, reader) => {
  const isRequested = (team: AnyColumn) => sql`${team} = any(${sql.placeholder('teamIds')}::uuid[])`
  // Members of the team as their main or another team; the union counts each of them once.
  const players = union(
    db.select({ id: members.id, teamId: members.teamId }).from(members).where(isRequested(members.teamId)),
    db
      .select({ id: memberTeams.memberId, teamId: memberTeams.teamId })
      .from(memberTeams)
      .where(isRequested(memberTeams.teamId)),
  ).as('players')
  return db
    .select({ teamId: players.teamId, position: members.position, players: count() })
    .from(players)
    .innerJoin(members, eq(members.id, players.id))
    .where(and(members.active, hasPageFor(preparedSight(reader))))
    .groupBy(players.teamId, members.position)
    .prepare(`positions_${reader}`)
})
