import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { teams } from '../../../teams/table.server.ts'
import { games } from '../../table.server.ts'
import type { EmailedGame } from '../emails/squad-emails.tsx'
import type { AnnouncedFacts } from '../model/announced.ts'
import { gameSquads } from '../table.server.ts'

export type SquadGame = EmailedGame & {
  id: string
  teamId: string | null
  announced: AnnouncedFacts | null
  version: number
}

/** Reads a game with its squad's details and locks it until the transaction ends; undefined for an unknown game. */
export async function lockSquadGame(tx: Tx, gameId: string): Promise<SquadGame | undefined> {
  if ((await tx.$count(games, eq(games.id, gameId))) === 0) return undefined
  await tx.insert(gameSquads).values({ gameId }).onConflictDoNothing()
  const [squad] = await tx.select().from(gameSquads).where(eq(gameSquads.gameId, gameId)).for('update')
  const [game] = await tx
    .select({ game: games, team: teams.name, leagueNames: teams.leagueNames })
    .from(games)
    .leftJoin(teams, eq(teams.id, games.teamId))
    .where(eq(games.id, gameId))
  if (!squad || !game) return undefined
  const { id, teamId, homeTeam, awayTeam, startsAt, venue, status } = game.game
  const { meetBeforeMinutes, meetPlace, kitColour, announced, version } = squad
  return {
    ...{ id, teamId, homeTeam, awayTeam, startsAt, venue, status },
    ...{ meetBeforeMinutes, meetPlace, kitColour, announced, version },
    ofTeam: game.team === null ? [] : [game.team, ...(game.leagueNames ?? [])],
  }
}
