import { and, asc, eq, or, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { shownName, sightIn } from '../../../members/queries/visibility.server.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { findGame } from '../../queries/games.server.ts'
import { meetAtOf } from '../model/squad.ts'
import { canPickSquad } from '../policy.ts'
import { gameAnswers, gameCallUps, gameSquads } from '../table.server.ts'

export type Board = Awaited<ReturnType<typeof squadBoard>>
export type BoardPlayer = Board['players'][number]

/** The maximum number of players on the board. */
const MOST = 200

/**
 * Reads a game with its squad's details and every player of the team with availability, place and answer. Throws
 * Forbidden unless the caller coaches the team or is an administrator, NotFound for an unknown game.
 */
export async function squadBoard(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'club' | 'actor'>,
  gameId: string,
) {
  const game = await findGame(ctx, gameId)
  if (!game) throw new NotFound()
  if (!canPickSquad(ctx.actor, game.teamId)) throw new Forbidden()
  const [squad] = await ctx.db.select().from(gameSquads).where(eq(gameSquads.gameId, gameId))
  const details = {
    meetAt: meetAtOf(game.startsAt, squad?.meetBeforeMinutes ?? null),
    meetPlace: squad?.meetPlace ?? '',
    kitColour: squad?.kitColour ?? '',
    officials: squad?.officials ?? '',
    referees: squad?.referees ?? '',
  }
  const players = await playersOf(ctx, gameId, game.teamId)
  return { game, details, players, version: squad?.version ?? 1, isCalledUp: Boolean(squad?.announced) }
}

const playersOf = (ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, gameId: string, teamId: string | null) =>
  ctx.db
    .select({
      id: members.id,
      name: shownName(sightIn(ctx)),
      usualPosition: members.position,
      usualNumber: members.number,
      availability: gameAnswers.answer,
      position: gameCallUps.position,
      shirtNumber: gameCallUps.shirtNumber,
      isCalledUp: sql<boolean>`${gameCallUps.calledUpAt} is not null`,
      answer: gameCallUps.answer,
    })
    .from(members)
    .leftJoin(gameAnswers, and(eq(gameAnswers.gameId, gameId), eq(gameAnswers.memberId, members.id)))
    .leftJoin(gameCallUps, and(eq(gameCallUps.gameId, gameId), eq(gameCallUps.memberId, members.id)))
    .where(
      or(
        sql`${gameCallUps.memberId} is not null`,
        and(
          members.active,
          or(
            sql`${members.teamId} = ${teamId}`,
            sql`exists (select from ${memberTeams} where ${memberTeams.memberId} = ${members.id}
              and ${memberTeams.teamId} = ${teamId})`,
          ),
        ),
      ),
    )
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(MOST)
