import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { teams } from '../../../teams/table.server.ts'
import { competitions, games } from '../../table.server.ts'
import type { StoredGame } from '../model/import-plan.ts'

/** Lists all games with the values that an import compares. */
export const storedGames = (db: Db | Tx): Promise<StoredGame[]> =>
  db
    .select({
      id: games.id,
      version: games.version,
      startsAt: games.startsAt,
      homeTeam: games.homeTeam,
      awayTeam: games.awayTeam,
      venue: games.venue,
      round: games.round,
      status: games.status,
      homeScore: games.homeScore,
      awayScore: games.awayScore,
      teamId: games.teamId,
      competitionId: games.competitionId,
    })
    .from(games)
    .orderBy(games.startsAt, games.id)

/** Lists the competitions that games can be imported into, newest season first, with the team that plays in each. */
export const competitionChoices = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({
      id: competitions.id,
      name: competitions.name,
      season: competitions.season,
      team: teams.name,
    })
    .from(competitions)
    .leftJoin(teams, eq(teams.id, competitions.teamId))
    .orderBy(desc(competitions.season), competitions.name)
    .limit(200)
